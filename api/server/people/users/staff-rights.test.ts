import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffScope } from '../../../contract/rules/roles.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
});
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const update = (session: AuthToken, id: string, body: object) =>
  server.clientOf(session.token).updateUser({ params: { id }, body });

async function createStaff(scopes: StaffScope[]): Promise<AuthToken> {
  const session = await createSession(server, 'admin');
  await update(staff, session.user.id, { scopes });
  return session;
}

describe('people, as staff see them', () => {
  it('are found by address, name, number and ID, with their stays and credit', async () => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server, 'customer', 'grace.hopper@example.org');
    const { id } = session.user;
    await server.clientOf(session.token).updateMe({
      body: { first_name: 'Grace', last_name: 'Höpper', phone_number: '+44 20 7946 0456' },
    });
    const booking = await createBooking(server, session, stashpoint);
    await server
      .clientOf(session.token)
      .updateBooking({ params: { id: booking.id }, body: { state: 'cancelled', refund_type: 'credit' } });
    for (const q of ['grace.hop', 'grace hopper', 'pper', 'hö', '020 7946 0456', '442079460456', id])
      expect((await admin().listUsers({ query: { q } })).items).toMatchObject([{ id }]);
    expect((await admin().listUsers({ query: { q: 'pp' } })).items).toEqual([]);
    expect(await admin().getUser({ params: { id } })).toMatchObject({
      role: 'customer',
      booking_count: 1,
      credit: [{ ccy_code: 'GBP', amount: 1300 }],
    });
    expect((await admin().listUsers({ query: { role: 'admin' } })).items.some((user) => user.id === id)).toBe(false);
  });

  it.each([
    ['347 123 4567', 'en', true],
    ['090-1234-5678', 'en', true],
    ['020 7946 0018', 'en', false],
    ['020 7946 0018', 'it', true],
    ['07400 123456', 'it', false],
    ['+39 347 123 4567', 'it', false],
  ] as const)(
    'are listed, and their bookings, if %j, written in %s, was probably read in the wrong country: %s',
    async (number, language, is) => {
      const session = await createSession(server);
      await server.clientOf(session.token).updateMe({ body: { phone_number: number, language } });
      const { items } = await admin().listUsers({ query: { doubtful_phone: true, q: session.user.id } });
      expect(items).toHaveLength(is ? 1 : 0);

      const stashpoint = await createStashpoint(server);
      const customer = { ...CONTACT, phone_number: number };
      await holdBooking(server, session, stashpoint, { customer, language });
      const query = { doubtful_phone: true, customer_id: session.user.id };
      expect((await admin().listAdminBookings({ query })).items).toHaveLength(is ? 1 : 0);
    },
  );

  it('are changed on the version they were read at, and the change can be undone', async () => {
    const { user } = await createSession(server);
    const { version } = await admin().getUser({ params: { id: user.id } });
    await update(staff, user.id, { last_name: 'King', expected_version: version });
    await expect(update(staff, user.id, { last_name: 'Byron', expected_version: version })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    const { items } = await admin().listChanges({ query: { entity: 'user', entity_id: user.id } });
    expect(items[0]).toMatchObject({ before: { last_name: 'Lovelace' }, after: { last_name: 'King' } });
    await update(staff, user.id, items[0]?.before ?? {});
    expect((await admin().getUser({ params: { id: user.id } })).last_name).toBe('Lovelace');
  });
});

describe('a person’s permissions', () => {
  it('are set by staff, and apply from the next call on', async () => {
    const { token, user } = await createSession(server);
    await update(staff, user.id, { role: 'admin', scopes: ['reviews:all'] });
    await expect(server.clientOf(token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await admin().getUser({ params: { id: user.id } })).toMatchObject({
      role: 'admin',
      scopes: ['reviews:all'],
    });
    const editor = await createStaff(['reviews:all']);
    await server.clientOf(editor.token).listAdminReviews();
    await expect(server.clientOf(editor.token).listUsers()).rejects.toMatchObject({ status: 403 });
    await update(staff, editor.user.id, { scopes: ['coupons:all'] });
    await expect(server.clientOf(editor.token).listAdminReviews()).rejects.toMatchObject({ status: 403 });
  });

  it('can’t be changed by the person themselves, nor without the permission', async () => {
    const traveller = await createSession(server);
    await expect(update(traveller, traveller.user.id, { role: 'admin' })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(update(traveller, staff.user.id, { last_name: 'X' })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    const editor = await createStaff(['reviews:all']);
    await expect(update(editor, editor.user.id, { scopes: null })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(update(editor, traveller.user.id, { last_name: 'X' })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    expect(await update(editor, editor.user.id, { last_name: 'Own' })).toMatchObject({ last_name: 'Own' });
  });

  it('are never more than those of the person who grants them, and are not taken from those who have more', async () => {
    const traveller = await createSession(server);
    const people = await createStaff(['users:all']);
    const forbidden = { id: 'FORBIDDEN' };
    await expect(update(people, traveller.user.id, { role: 'admin', scopes: null })).rejects.toMatchObject(forbidden);
    await expect(update(people, people.user.id, { scopes: ['users:all', 'money:all'] })).rejects.toMatchObject(
      forbidden,
    );
    await expect(update(people, staff.user.id, { role: 'customer' })).rejects.toMatchObject(forbidden);
    expect(await update(people, traveller.user.id, { role: 'admin', scopes: ['users:all'] })).toMatchObject({
      role: 'admin',
    });
  });

  it('remain complete for at least one person', async () => {
    const own = await startTestServer();
    const first = await createSession(own, 'admin');
    const second = await createSession(own, 'admin');
    const demote = (id: string) => own.clientOf(first.token).updateUser({ params: { id }, body: { role: 'customer' } });
    await demote(second.user.id);
    await expect(demote(first.user.id)).rejects.toMatchObject({ id: 'LAST_ADMIN' });
    await expect(
      own.clientOf(first.token).updateUser({ params: { id: first.user.id }, body: { scopes: ['users:all'] } }),
    ).rejects.toMatchObject({ id: 'LAST_ADMIN' });
    await expect(own.clientOf(first.token).deleteUser({ params: { id: first.user.id } })).rejects.toMatchObject({
      id: 'LAST_ADMIN',
    });
    await own.close();
  });

  it('include those of a host only with a business', async () => {
    const { user } = await createSession(server);
    await expect(update(staff, user.id, { role: 'host' })).rejects.toMatchObject({
      errors: { role: ['INVALID_DATA'] },
    });
  });
});
