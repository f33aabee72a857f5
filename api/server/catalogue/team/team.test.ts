import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { createColleague, createHostRecord, pairTestDevice } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function ownerWithStashpoints(count = 1): Promise<{ owner: AuthToken; stashpoints: string[] }> {
  const owner = await createSession(server, 'host');
  await createHostRecord(server, owner);
  const stashpoints: string[] = [];
  for (let index = 0; index < count; index += 1)
    stashpoints.push(await createStashpoint(server, { hostId: owner.user.id }));
  return { owner, stashpoints };
}

const as = ({ token }: { token: string }) => server.clientOf(token);

/** Reads the link of the last mail to an address. */
async function linkTo(email: string): Promise<string> {
  const mail = await server.database.query
    .selectFrom('mails')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /join\?link=([\w-]+)/.exec(mail.body)?.[1] ?? '';
}

describe('adding a person', () => {
  it('needs a PIN or an address', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    await expect(
      as(owner).createPerson({ body: { name: 'Kit', role: 'clerk', stashpoint_ids: stashpoints } }),
    ).rejects.toMatchObject({ id: 'REQUIRED_DATA_CLIENT_ERROR', errors: { pin: ['REQUIRED_DATA_CLIENT_ERROR'] } });
  });

  it('refuses a PIN of another person at the place, but not that of another place', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints(2);
    const [here = '', there = ''] = stashpoints;
    const body = { role: 'clerk', pin: '4711' } as const;
    const first = await as(owner).createPerson({ body: { ...body, name: 'Kit', stashpoint_ids: [here] } });
    expect(first).toMatchObject({ has_pin: true, signs_in: false, email: null });
    await expect(
      as(owner).createPerson({ body: { ...body, name: 'Kim', stashpoint_ids: [here, there] } }),
    ).rejects.toMatchObject({ id: 'PIN_TAKEN', errors: { pin: ['PIN_TAKEN'] } });
    const other = await as(owner).createPerson({ body: { ...body, name: 'Kim', stashpoint_ids: [there] } });
    await expect(
      as(owner).updatePerson({ params: { id: other.id }, body: { pin: '4711', stashpoint_ids: [here] } }),
    ).rejects.toMatchObject({ id: 'PIN_TAKEN' });
    // A person's own PIN may be entered again.
    await as(owner).updatePerson({ params: { id: first.id }, body: { pin: '4711' } });
  });

  it('refuses a place of another host', async () => {
    const { owner } = await ownerWithStashpoints();
    const other = await ownerWithStashpoints();
    await expect(
      as(owner).createPerson({ body: { name: 'Kit', role: 'clerk', stashpoint_ids: other.stashpoints, pin: '4711' } }),
    ).rejects.toMatchObject({ errors: { stashpoint_ids: ['INVALID_DATA'] } });
  });

  it('keeps PINs as salted hashes', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const { id } = await as(owner).createPerson({
      body: { name: 'Kit', role: 'clerk', stashpoint_ids: stashpoints, pin: '471147' },
    });
    const row = await server.database.query
      .selectFrom('host_people')
      .select('pin_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.pin_hash).toMatch(/^p5\.[\w-]{22}\.[\w-]{43}$/);
  });
});

describe('a manager', () => {
  it('manages the clerks of their places, and no one else', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints(2);
    const [here = '', there = ''] = stashpoints;
    const manager = await createColleague(server, owner, 'manager', [here]);
    const clerk = { role: 'clerk', name: 'Kit' } as const;
    const ours = await as(manager).createPerson({ body: { ...clerk, stashpoint_ids: [here], pin: '1111' } });
    const both = await as(owner).createPerson({ body: { ...clerk, stashpoint_ids: stashpoints, pin: '2222' } });
    expect((await as(manager).listPeople()).map(({ id }) => id)).toEqual([ours.id]);
    const refusals = [
      as(manager).createPerson({ body: { ...clerk, stashpoint_ids: [there], pin: '3333' } }),
      as(manager).createPerson({ body: { ...clerk, role: 'manager', stashpoint_ids: [here], pin: '3333' } }),
      as(manager).updatePerson({ params: { id: ours.id }, body: { role: 'manager' } }),
      as(manager).updatePerson({ params: { id: both.id }, body: { name: 'Mine' } }),
      as(manager).deletePerson({ params: { id: manager.personId } }),
    ];
    const ids = (await Promise.allSettled(refusals)).map((each) =>
      each.status === 'rejected' ? each.reason.id : 'in',
    );
    expect(ids).toEqual(['INVALID_DATA', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('changes when a place is open, and neither its price nor its name', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const manager = await createColleague(server, owner, 'manager', stashpoints);
    const params = { id: stashpoints[0] ?? '' };
    const changed = await as(manager).updateAdminStashpoint({ params, body: { step_free: true } });
    expect(changed.step_free).toBe(true);
    for (const body of [{ first_day_cost: 700 }, { name: 'Elsewhere' }])
      await expect(as(manager).updateAdminStashpoint({ params, body })).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });

  it('has no access to money', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const manager = await createColleague(server, owner, 'manager', stashpoints);
    const calls = [
      as(manager).getHostMoney({ params: { id: 'me' } }),
      as(manager).listExternalAccounts({}),
      as(manager).getHost({ params: { id: 'me' } }),
    ];
    const ids = (await Promise.allSettled(calls)).map((each) => (each.status === 'rejected' ? each.reason.id : 'in'));
    expect(ids).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('an invitation', () => {
  const invited = async (email: string, role: 'clerk' | 'manager' = 'clerk') => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const body = { name: 'Kit', role, stashpoint_ids: stashpoints, email };
    return { owner, stashpoints, person: await as(owner).createPerson({ body }), link: await linkTo(email) };
  };

  it('shows what it is for before it is accepted, and creates an account', async () => {
    const { owner, stashpoints, person, link } = await invited('new@clerk.test');
    expect(person).toMatchObject({ email: 'new@clerk.test', signs_in: false, invitation: { expired: false } });
    const again = { name: 'Kim', role: 'clerk', stashpoint_ids: stashpoints, email: 'New@Clerk.test' } as const;
    await expect(as(owner).createPerson({ body: again })).rejects.toMatchObject({ id: 'EMAIL_ALREADY_EXISTS' });
    const read = await server.client.readInvitation({ body: { link } });
    expect(read).toMatchObject({ business_name: 'Shelf', role: 'clerk', ended: null });
    const { session } = await server.client.acceptInvitation({ body: { link } });
    if (!session) throw new Error('Nobody was signed in.');
    expect(session.role).toBe('clerk');
    expect(session.user.email).toBe('new@clerk.test');
    expect((await as(session).listCounterStashpoints()).map(({ id }) => id)).toEqual(stashpoints);
    expect(await server.client.acceptInvitation({ body: { link } })).toMatchObject({ session: null, ended: 'used' });
    expect((await as(owner).listPeople())[0]).toMatchObject({ signs_in: true, invitation: null });
    await expect(as(owner).createPerson({ body: again })).rejects.toMatchObject({ id: 'EMAIL_ALREADY_EXISTS' });
  });

  it('joins the account of its address, including open sessions', async () => {
    const traveller = await createSession(server, 'customer', 'known@clerk.test');
    const { link, stashpoints } = await invited('known@clerk.test', 'manager');
    await server.client.acceptInvitation({ body: { link } });
    expect((await as(traveller).getMe()).role).toBe('manager');
    expect((await as(traveller).listAdminStashpoints({})).items.map(({ id }) => id)).toEqual(stashpoints);
  });

  it.each(['host', 'admin'] as const)('is refused for a %s, whose role stays the same', async (role) => {
    const email = `${role}@clerk.test`;
    const person = await createSession(server, role, email);
    const { link } = await invited(email);
    await expect(server.client.acceptInvitation({ body: { link } })).rejects.toMatchObject({ id: 'WORKS_ELSEWHERE' });
    expect((await as(person).getMe()).role).toBe(role);
  });

  it('is refused for people who work for another host or own places', async () => {
    const first = await invited('two@clerk.test');
    await server.client.acceptInvitation({ body: { link: first.link } });
    const second = await invited('two@clerk.test');
    await expect(server.client.acceptInvitation({ body: { link: second.link } })).rejects.toMatchObject({
      id: 'WORKS_ELSEWHERE',
    });
  });

  it('expires after a week, when withdrawn, and when a newer one is sent', async () => {
    const { owner, person, link } = await invited('late@clerk.test');
    const params = { id: person.id };
    await as(owner).invitePerson({ params, body: { email: 'late@clerk.test' } });
    await expect(server.client.readInvitation({ body: { link } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    const newer = await linkTo('late@clerk.test');
    server.setNow('2026-11-30T10:00:01Z');
    expect((await server.client.acceptInvitation({ body: { link: newer } })).ended).toBe('expired');
    server.setNow(TEST_NOW);
    await as(owner).withdrawInvitation({ params });
    await expect(server.client.acceptInvitation({ body: { link: newer } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('is accepted once by two people at the same moment', async () => {
    const { link } = await invited('twice@clerk.test');
    const both = await Promise.all([0, 1].map(() => server.client.acceptInvitation({ body: { link } })));
    expect(both.filter(({ session }) => session !== null)).toHaveLength(1);
  });
});

describe('removing a person', () => {
  it('ends their sessions and invitation at once, and leaves them a traveller account', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const clerk = await createColleague(server, owner, 'clerk', stashpoints);
    await as(owner).deletePerson({ params: { id: clerk.personId } });
    await expect(as(clerk).listCounterStashpoints()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    const { role } = await server.database.query
      .selectFrom('users')
      .select('role')
      .where('id', '=', clerk.user.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('customer');
    expect(await as(owner).listPeople()).toEqual([]);
    const { items } = await as(await createSession(server, 'admin')).listChanges({ query: { entity: 'host' } });
    expect(items[0]).toMatchObject({ action: 'person_removed', before: { person: clerk.personId, role: 'clerk' } });
  });

  it('happens when the owner deletes their account, devices included', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const clerk = await createColleague(server, owner, 'clerk', stashpoints);
    const device = await pairTestDevice(server, owner, stashpoints[0] ?? '');
    await server.database.query
      .updateTable('stashpoints')
      .set({ active: false })
      .where('id', 'in', stashpoints)
      .execute();
    await as(owner).deleteUser({ params: { id: owner.user.id } });
    for (const session of [clerk, device])
      await expect(as(session).getToken({ params: { token: session.token } })).rejects.toMatchObject({ status: 401 });
  });

  it('takes effect at once for clerks, too', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints(2);
    const clerk = await createColleague(server, owner, 'clerk', [stashpoints[0] ?? '']);
    const params = { id: clerk.personId };
    await as(owner).updatePerson({ params, body: { role: 'manager', stashpoint_ids: [stashpoints[1] ?? ''] } });
    expect((await as(clerk).listAdminStashpoints({})).items.map(({ id }) => id)).toEqual([stashpoints[1]]);
    await expect(as(clerk).getCounterDay({ params: { id: stashpoints[0] ?? '' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is left to the host by staff', async () => {
    const { owner, stashpoints } = await ownerWithStashpoints();
    const clerk = await createColleague(server, owner, 'clerk', stashpoints);
    const admin = await createSession(server, 'admin');
    await expect(
      as(admin).updateUser({ params: { id: clerk.user.id }, body: { role: 'customer' } }),
    ).rejects.toMatchObject({ errors: { role: ['INVALID_DATA'] } });
  });
});
