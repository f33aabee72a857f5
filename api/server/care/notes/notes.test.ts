import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffScope } from '../../../contract/rules/roles.ts';
import type { ChangeEntity as Entity } from '../../../contract/structs/change.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createCity, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  admin = await createSession(server, 'admin');
});
afterAll(() => server.close());

const clientOf = ({ token }: AuthToken) => server.clientOf(token);
const work = (who: AuthToken, entity: Entity, id: string) => clientOf(who).getRecordWork({ params: { entity, id } });
const assign = (who: AuthToken, [entity, id]: readonly [Entity, string], to: string | null, from: string | null) =>
  clientOf(who).assignRecord({ params: { entity, id }, body: { assignee_id: to, expected_assignee_id: from } });
const openOf = async (assignee_id: string, who = admin) =>
  (await clientOf(who).listAssignments({ query: { assignee_id } })).items.map(({ id }) => id);

async function createStaff(scopes: StaffScope[]): Promise<AuthToken> {
  const session = await createSession(server, 'admin');
  await server.database.query.updateTable('users').set({ scopes }).where('id', '=', session.user.id).execute();
  return session;
}

/** Creates a booking with a report. */
async function createReport() {
  server.setNow(TEST_NOW);
  const traveller = await createSession(server);
  const booking = await createBooking(server, traveller, await createStashpoint(server));
  server.setNow('2026-11-24T19:00:00Z');
  const { booking: reported } = await clientOf(traveller).reportIncident({
    params: { id: booking.id },
    body: { kind: 'closed' },
  });
  return { booking, id: String(reported.incident?.id) };
}

describe('a record', () => {
  it('of each kind has notes, for those who may read it', async () => {
    const { booking, id: incident } = await createReport();
    const stashpoint = await createStashpoint(server);
    const { code } = await clientOf(admin).createCoupon({ body: { code: 'NOTED5', percent: 5 } });
    const records: [Entity, string, StaffScope][] = [
      ['booking', booking.id, 'bookings:all'],
      ['incident', incident, 'bookings:all'],
      ['stashpoint', stashpoint, 'stashpoints:all'],
      ['coupon', code, 'coupons:all'],
      ['user', admin.user.id, 'users:all'],
      ['currency', 'GBP', 'currencies:all'],
    ];
    for (const [entity, id, scope] of records) {
      const params = { entity, id };
      server.setNow('2026-11-24T19:00:00Z');
      await clientOf(admin).addNote({ params, body: { text: ' Called them. ' } });
      server.setNow('2026-11-24T19:01:00Z');
      const noted = await clientOf(admin).addNote({ params, body: { text: 'At lunch.' } });
      expect(noted.notes.map(({ text }) => text)).toEqual(['Called them.', 'At lunch.']);
      expect(await work(await createStaff([scope]), entity, id)).toEqual(noted);
      const others = await createStaff(['reviews:all']);
      await expect(work(others, entity, id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
      await expect(clientOf(others).addNote({ params, body: { text: 'x' } })).rejects.toMatchObject({
        id: 'FORBIDDEN',
      });
      await expect(work(admin, entity, 'nothing-like-it')).rejects.toMatchObject({ id: 'NOT_FOUND' });
      await expect(clientOf(admin).addNote({ params, body: { text: ' ' } })).rejects.toMatchObject({
        errors: { text: ['INVALID_DATA'] },
      });
    }
  });

  it('from before has the notes of its report', async () => {
    const { id } = await createReport();
    const note = { id: 'before', incident_id: id, author_id: admin.user.id, text: 'Earlier.', created: new Date(0) };
    await server.database.query.insertInto('incident_notes').values(note).execute();
    await clientOf(admin).addNote({ params: { entity: 'incident', id }, body: { text: 'Later.' } });
    expect((await work(admin, 'incident', id)).notes.map(({ text }) => text)).toEqual(['Earlier.', 'Later.']);
  });

  it('is given to one colleague who may work on it, is theirs while it is open, and is logged', async () => {
    const { booking, id } = await createReport();
    const stashpoint = await createStashpoint(server);
    const kit = await createStaff(['bookings:all', 'stashpoints:all']);
    const traveller = await createSession(server);
    const editor = await createStaff(['contents:all']);
    const records: [Entity, string][] = [
      ['incident', id],
      ['stashpoint', stashpoint],
    ];
    for (const record of records) {
      const key = record.join(':');
      const taken = await Promise.allSettled([
        assign(kit, record, kit.user.id, null),
        assign(kit, record, admin.user.id, null),
      ]);
      expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { assignee } = await work(admin, ...record);
      expect(await openOf(String(assignee?.id))).toContain(key);
      for (const unfit of [traveller, editor])
        await expect(assign(admin, record, unfit.user.id, String(assignee?.id))).rejects.toMatchObject({
          errors: { assignee_id: ['INVALID_DATA'] },
        });
      await assign(admin, record, kit.user.id, String(assignee?.id));
      expect(await openOf(kit.user.id)).toContain(key);
      expect(await openOf(kit.user.id, editor)).toEqual([]);
    }
    const [logged] = (await clientOf(admin).listChanges({ query: { entity: 'stashpoint', action: 'assigned' } })).items;
    expect(logged).toMatchObject({ entity_id: stashpoint, after: { assignee_id: kit.user.id } });
    const timeline = await clientOf(admin).getBookingTimeline({ params: { id: booking.id } });
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'staff', facts: expect.any(Object) }));
    await assign(kit, ['stashpoint', stashpoint], null, kit.user.id);
    await clientOf(admin).decideIncident({ params: { id }, body: { verdict: 'dismissed', text: 'Was open.' } });
    await clientOf(admin).resolveIncident({ params: { id }, body: { resolution: 'collected' } });
    expect(await openOf(kit.user.id)).toEqual([]);
    expect((await work(admin, 'incident', id)).assignee).toMatchObject({ id: kit.user.id });
    const names = async (entity?: Entity) =>
      (await clientOf(admin).listAssignees({ query: { ...(entity && { entity }) } })).map((each) => each.id);
    expect(await names('stashpoint')).not.toContain(editor.user.id);
    expect(await names()).toEqual(expect.arrayContaining([kit.user.id, editor.user.id]));
  });
});

describe('the work of a colleague who leaves', () => {
  it('goes to another, as far as that one has the right to it; the rest needs someone', async () => {
    const { id } = await createReport();
    const stashpoint = await createStashpoint(server);
    const kit = await createStaff(['bookings:all', 'stashpoints:all']);
    const heir = await createStaff(['stashpoints:all']);
    await assign(admin, ['incident', id], kit.user.id, null);
    await assign(admin, ['stashpoint', stashpoint], kit.user.id, null);
    const leave = (hand_over_to: string) =>
      clientOf(admin).deactivateColleague({ params: { id: kit.user.id }, body: { hand_over_to } });
    const traveller = await createSession(server);
    await expect(leave(traveller.user.id)).rejects.toMatchObject({ errors: { hand_over_to: ['INVALID_DATA'] } });
    await leave(heir.user.id);
    expect(await openOf(heir.user.id)).toEqual([`stashpoint:${stashpoint}`]);
    expect(await openOf('nobody')).toContain(`incident:${id}`);
    expect(await openOf('nobody')).not.toContain(`stashpoint:${stashpoint}`);
    // A colleague who loses the right to a kind of record loses the work on it, too.
    await clientOf(admin).updateUser({ params: { id: heir.user.id }, body: { scopes: ['reviews:all'] } });
    expect(await openOf(heir.user.id)).toEqual([]);
    expect(await openOf('nobody')).toContain(`stashpoint:${stashpoint}`);
    expect((await work(admin, 'stashpoint', stashpoint)).assignee).toBeNull();
    await assign(admin, ['stashpoint', stashpoint], admin.user.id, null);
    expect(await openOf(admin.user.id)).toContain(`stashpoint:${stashpoint}`);
  });

  it('ends with its record', async () => {
    const area = { city_id: (await createCity(server)).id, name: 'Gone', lat: 51.5, lng: 0, radius: 400 };
    const { id } = await clientOf(admin).createArea({ body: area });
    await assign(admin, ['area', id], admin.user.id, null);
    expect(await openOf(admin.user.id)).toContain(`area:${id}`);
    await server.database.query.deleteFrom('areas').where('id', '=', id).execute();
    expect(await openOf(admin.user.id)).not.toContain(`area:${id}`);
  });
});
