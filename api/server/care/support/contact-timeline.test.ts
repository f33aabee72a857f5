import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffScope } from '../../../contract/rules/roles.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
});
afterAll(() => server.close());

const EMAIL = 'maya.two@example.org';
const timelineFor = (contact: string, who = staff) =>
  server.clientOf(who.token).getContactTimeline({ query: { contact } });

async function createStaff(scopes: StaffScope[]): Promise<AuthToken> {
  const session = await createSession(server, 'admin');
  await server.database.query.updateTable('users').set({ scopes }).where('id', '=', session.user.id).execute();
  return session;
}

describe('everything about a contact', () => {
  it('is one timeline, latest first, however it is written and within the rights of the reader', async () => {
    const stashpoint = await createStashpoint(server);
    const account = await createSession(server, 'customer', EMAIL);
    const guest = await createSession(server, 'guest');
    const phone_number = '+44 20 7946 0457';
    const own = await createBooking(server, account, stashpoint, { customer: { ...CONTACT, email: EMAIL } });
    const asGuest = { ...CONTACT, email: 'maya.two+work@example.org', phone_number };
    const guests = await createBooking(server, guest, stashpoint, { customer: asGuest });
    await createBooking(server, await createSession(server), stashpoint);
    await server.database.query.updateTable('users').set({ phone_number }).where('id', '=', account.user.id).execute();
    server.setNow('2026-11-23T11:00:00Z');
    const client = server.clientOf(account.token);
    await client.writeMessage({ params: { id: own.id }, body: { as: 'traveller', text: 'Is the door green?' } });
    await client.updateUser({ params: { id: account.user.id }, body: { last_name: 'Two' } });
    await server.client.requestOneTimePassword({ body: { email: EMAIL } });
    const admin = server.clientOf(staff.token);
    for (const [entity, id] of [
      ['booking', own.id],
      ['user', account.user.id],
    ] as const)
      await admin.addNote({ params: { entity, id }, body: { text: `About the ${entity}.` } });

    const byMail = await timelineFor(` ${EMAIL.toUpperCase()} `);
    expect(byMail.bookings.map(({ id }) => id)).toEqual([own.id]);
    const kinds = new Set(byMail.events.map(({ kind }) => kind));
    const wanted = ['created', 'payment_succeeded', 'money', 'mail', 'message', 'note', 'account_created'] as const;
    for (const kind of wanted) expect(kinds).toContain(kind);
    const times = byMail.events.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    const code = byMail.events.find(({ kind, booking_id }) => kind === 'mail' && booking_id === null);
    expect(code?.facts.subject).not.toMatch(/\d{4}/);

    for (const typed of ['020 7946 0457', '+442079460457', '0044 (0)20 7946-0457', '０２０ ７９４６ ０４５７']) {
      const byPhone = await timelineFor(typed);
      expect(byPhone.bookings.map(({ id }) => id).sort()).toEqual([own.id, guests.id].sort());
      expect(byPhone).toMatchObject({ accounts: [{ id: account.user.id }], booking_count: 2 });
    }
    expect(await timelineFor('nobody.here@example.org')).toMatchObject({ contacts: [], bookings: [], events: [] });

    const desk = await timelineFor(EMAIL, await createStaff(['bookings:all']));
    expect(desk.accounts).toEqual([]);
    const notes = desk.events.filter(({ kind }) => kind === 'note').map(({ facts }) => facts.text);
    expect(notes).toEqual(['About the booking.']);
    expect(desk.events.filter(({ kind }) => kind.startsWith('account_'))).toEqual([]);
    await expect(timelineFor(EMAIL, await createStaff(['users:all']))).rejects.toMatchObject({ id: 'FORBIDDEN' });
    for (const bad of ['Maya', '12345', 'a@b', ' '])
      await expect(timelineFor(bad)).rejects.toMatchObject({ errors: { contact: ['INVALID_DATA'] } });
  });
});
