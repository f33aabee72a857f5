import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONTACT,
  createBooking,
  createSession,
  createStashpoint,
  everyDay,
  holdBooking,
} from '../../../testing/fixtures.ts';
import { createColleague, pairTestDevice } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
async function traveller() {
  count += 1;
  const email = `leaving-${count}@example.org`;
  const session = await createSession(server, 'customer', email);
  const client = server.clientOf(session.token);
  const erase = () => client.deleteUser({ params: { id: session.user.id } });
  return { email, session, client, erase, customer: { ...CONTACT, email } };
}

describe('deleting an account', () => {
  it('without bookings deletes nothing else', async () => {
    const { client, erase, email } = await traveller();
    expect(await client.getMyDeletion()).toEqual({
      may_delete: true,
      blocking_bookings: [],
      blocking_hosted_bookings: 0,
      cancelled_bookings: [],
      lost_credit: [],
      reviews_kept: 0,
      closed_stashpoints: 0,
      removed_people: 0,
      unpaired_devices: 0,
    });
    await erase();
    await expect(client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: false });
  });

  it('cancels upcoming stays with the refund shown before, and leaves no names behind', async () => {
    const { session, client, erase, customer } = await traveller();
    const stashpoint = await createStashpoint(server);
    const paid = await createBooking(server, session, stashpoint, { customer });
    const held = await holdBooking(server, session, stashpoint, { customer });
    const preview = await client.getMyDeletion();
    expect(preview).toMatchObject({
      may_delete: true,
      cancelled_bookings: [
        { id: expect.any(String), stashpoint_name: 'Euston Road Café', timezone: 'Europe/London' },
        { ccy_code: 'GBP', ccy_minor_in_major: 100 },
      ],
    });
    const refunds = Object.fromEntries(preview.cancelled_bookings.map(({ id, refund_amount }) => [id, refund_amount]));
    expect(refunds).toEqual({ [paid.id]: paid.total_price_amount, [held.id]: null });
    await erase();
    const rows = await server.database.query
      .selectFrom('bookings')
      .selectAll()
      .where('user_id', '=', session.user.id)
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(JSON.stringify(rows)).not.toMatch(/\bAda\b|Lovelace|leaving-|79460018/);
    const { refunded } = (
      await server.database.executeSql(
        `select -sum(amount)::int as refunded from ledger_entries where booking_id = '${paid.id}' and kind = 'refund_card'`,
      )
    ).rows[0] as { refunded: number };
    expect(refunded).toBe(paid.total_price_amount);
  });

  it('waits until the bags are collected', async () => {
    const { session, client, erase, customer } = await traveller();
    const booking = await createBooking(server, session, await createStashpoint(server), { customer });
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const params = { id: booking.id };
    server.setNow('2026-11-24T12:00:00Z');
    await staff.updateBooking({ params, body: { state: 'checked_in', reason: 'host_asked' } });
    expect(await client.getMyDeletion()).toMatchObject({ may_delete: false, blocking_bookings: [params] });
    await expect(erase()).rejects.toMatchObject({ id: 'CONFLICT', status: 409 });
    expect((await client.getMe()).first_name).toBe('Ada');
    await staff.updateBooking({ params, body: { state: 'checked_out', reason: 'host_asked' } });
    const pass = new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
    expect((await server.client.getBooking({ params, query: { pass } })).id).toBe(booking.id);
    await erase();
    // The link of the survey has no one left to ask.
    await expect(server.client.getBooking({ params, query: { pass } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('cancels a stay whose drop-off has passed without a check-in, with the refund shown before', async () => {
    const { session, client, erase, customer } = await traveller();
    const booking = await createBooking(server, session, await createStashpoint(server), { customer });
    server.setNow('2026-11-24T12:00:00Z');
    expect(await client.getMyDeletion()).toMatchObject({
      may_delete: true,
      blocking_bookings: [],
      cancelled_bookings: [{ id: booking.id, refund_amount: 0 }],
    });
    await erase();
    const { state } = await server.database.query
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  it('states the credit that will be lost', async () => {
    const { session, client, erase, customer } = await traveller();
    const booking = await createBooking(server, session, await createStashpoint(server), { customer });
    await client.updateBooking({ params: { id: booking.id }, body: { state: 'cancelled', refund_type: 'credit' } });
    expect((await client.getMyDeletion()).lost_credit).toEqual([
      { ccy_code: 'GBP', ccy_minor_in_major: 100, amount: booking.total_price_amount },
    ]);
    await erase();
  });

  it('states what a part paid and refunded as credit comes to', async () => {
    const { session, client, erase, customer } = await traveller();
    const stashpoint = await createStashpoint(server);
    const first = await createBooking(server, session, stashpoint, { customer });
    await client.updateBooking({ params: { id: first.id }, body: { state: 'cancelled', refund_type: 'credit' } });
    const { id } = await createBooking(server, session, stashpoint, { customer, bag_count: 4, use_credit: true });
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const order = { booking_id: id, to: 'credit', borne_by: 'platform', reason: 'Waited.' } as const;
    const preview = async () => {
      const { cancelled_bookings, lost_credit } = await client.getMyDeletion();
      return [cancelled_bookings[0]?.refund_amount, lost_credit[0]?.amount];
    };
    // 1,300 were paid with credit, and 1,200 by card.
    expect(await preview()).toEqual([1200, 1300]);
    await staff.createRefund({ body: { ...order, amount: 300 } });
    expect(await preview()).toEqual([1200, 1300]);
    await staff.createRefund({ body: { ...order, amount: 1600 } });
    expect(await preview()).toEqual([600, 1900]);
    await erase();
    const refunds = server.database.query.selectFrom('ledger_entries').select((all) => all.fn.sum('amount').as('sum'));
    const sums = await refunds.where('booking_id', '=', id).where('kind', '=', 'refund_card').execute();
    expect(sums.map(({ sum }) => Number(sum))).toEqual([-600]);
  });

  it('keeps reviews without the name', async () => {
    const { session, client, erase, customer } = await traveller();
    const booking = await createBooking(server, session, await createStashpoint(server), { customer });
    server.setNow('2026-11-25T12:00:00Z');
    await client.createReview({
      body: { booking_id: booking.id, language: 'en', stasher_rating: 5, stashpoint_rating: 4, bags_were_left: true },
    });
    expect((await client.getMyDeletion()).reviews_kept).toBe(1);
    await erase();
    const review = await server.database.query
      .selectFrom('reviews')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(review).toMatchObject({ first_name: '', stashpoint_rating: 4 });
  });

  it('of a host states who will be signed out, and on which devices', async () => {
    const host = await createSession(server, 'host');
    const client = server.clientOf(host.token);
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    const clerk = await createColleague(server, host, 'clerk', [stashpoint]);
    const device = await pairTestDevice(server, host, stashpoint);
    expect(await client.getMyDeletion()).toMatchObject({ removed_people: 1, unpaired_devices: 1 });
    await client.deleteUser({ params: { id: host.user.id } });
    for (const { token } of [clerk, device])
      await expect(server.clientOf(token).getOwnDevice()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('of a host waits for the stays there, then takes the places off the market', async () => {
    const host = await createSession(server, 'host');
    const client = server.clientOf(host.token);
    const stashpoint = await createStashpoint(server, {
      hostId: host.user.id,
      hours: everyDay('08:00:00', '20:00:00'),
    });
    const { session, customer } = await traveller();
    await createBooking(server, session, stashpoint, { customer });
    expect(await client.getMyDeletion()).toMatchObject({
      may_delete: false,
      blocking_hosted_bookings: 1,
      closed_stashpoints: 1,
      removed_people: 0,
      unpaired_devices: 0,
    });
    server.setNow('2026-11-25T12:00:00Z');
    await client.deleteUser({ params: { id: host.user.id } });
    await expect(server.client.getStashpoint({ params: { id: stashpoint } })).rejects.toMatchObject({
      id: 'STASHPOINT_INACTIVE',
    });
  });

  it('is refused for anyone else’s account', async () => {
    const { session } = await traveller();
    const stranger = await traveller();
    await expect(stranger.client.deleteUser({ params: { id: session.user.id } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });
});
