import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

describe('cancelling', () => {
  it('refunds everything until drop-off, and frees the space', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 2 } });
    const booking = await createBooking(server, session, stashpoint);
    expect(booking.refund_offer).toEqual({ amount: 1300, until: booking.dropoff, whole: true, withheld: 0 });
    await expect(holdBooking(server, session, stashpoint)).rejects.toMatchObject({
      id: 'NO_AVAILABILITY_AT_STASHPOINT',
    });
    const cancelled = await server.clientOf(session.token).updateBooking({
      params: { id: booking.id },
      body: { state: 'cancelled', reason: 'plans_changed', reason_text: 'The train is earlier.', refund_type: 'card' },
    });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      payment_status: 'refunded',
      refund_amount: 1300,
      post_refund_price: 0,
      cancelled_at: TEST_NOW.toISOString(),
    });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, refund_card: -1300, host_share: 0 });
    expect((await holdBooking(server, session, stashpoint)).state).toBe('held');
  });

  it('changes nothing the second time', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const cancel = () =>
      server.clientOf(session.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, refund_card: -1300 });
  });

  it('refunds nothing after drop-off', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    server.setNow('2026-11-24T11:00:00Z');
    const cancelled = await server
      .clientOf(session.token)
      .updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    expect(cancelled).toMatchObject({ payment_status: 'paid', refund_amount: 0, post_refund_price: 1300 });
  });

  it('is refused once the bags are in storage', async () => {
    const host = await createSession(server, 'host');
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    const booking = await createBooking(server, session, stashpoint);
    server.setNow('2026-11-24T10:00:00Z');
    const checkedIn = await server
      .clientOf(host.token)
      .updateBooking({ params: { id: booking.id }, body: { state: 'checked_in' } });
    expect(checkedIn.has_been_checked_in).toBe(true);
    await expect(
      server.clientOf(session.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } }),
    ).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });

  it('does not let travellers check bags in, nor strangers see the booking', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const stranger = await createSession(server);
    server.setNow('2026-11-24T10:00:00Z');
    await expect(
      server.clientOf(session.token).updateBooking({ params: { id: booking.id }, body: { state: 'checked_in' } }),
    ).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const replies = await Promise.allSettled([
      server.clientOf(stranger.token).getBooking({ params: { id: booking.id } }),
      server.clientOf(stranger.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } }),
      server.client.getBooking({ params: { id: booking.id }, query: { pass: 'guessed' } }),
    ]);
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 'rejected', reason: { id: 'NOT_FOUND', status: 404 } });
  });

  it('keeps a refund that the payment service could not take yet, and sends it later, once by all servers', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const { payments } = server.services;
    const { refund } = payments;
    payments.refund = () => Promise.reject(new Error('down'));
    await server.clientOf(session.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    const state = () =>
      server.database.query
        .selectFrom('refunds')
        .select(['id', 'status'])
        .where('booking_id', '=', booking.id)
        .executeTakeFirst();
    expect((await state())?.status).toBe('pending');
    payments.refund = refund;
    const { sendRefunds } = await import('../../money/payments/send-refunds.ts');
    await Promise.all(Array.from({ length: 6 }, () => sendRefunds(server.services)));
    const sent = await state();
    expect(sent?.status).toBe('succeeded');
    const { rows } = await server.database.executeSql(
      `select id from sandbox_objects
      where id like 'txn\\_%' and body->'source'->'metadata'->>'refund_id' = $1`,
      [sent?.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the pass', () => {
  it('opens the booking for its holder, without an account', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const pass = new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
    const seen = await server.client.getBooking({ params: { id: booking.id.toLowerCase() }, query: { pass } });
    expect(seen.id).toBe(booking.id);
    expect(seen.pass?.pin).toBe(booking.pass?.pin);
  });
});

describe('changing', () => {
  const change = (id: string, body: Record<string, unknown>) =>
    server.clientOf(session.token).updateBooking({ params: { id }, body });

  it('to fewer bags applies at once and refunds the difference', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server), { bag_count: 3 });
    const changed = await change(booking.id, { bag_count: 1 });
    expect(changed).toMatchObject({
      bag_count: 1,
      total_price_amount: 700,
      post_refund_price: 700,
      partially_refunded: false,
      movements: [{ amount: 1900 }, { kind: 'refund_card', amount: -1200 }],
    });
    expect(await ledgerOf(server, booking.id)).toMatchObject({
      charge: 1900,
      refund_card: -1200,
      host_share: 250,
      guarantee: 100,
    });
  });

  it('to other times at the same price applies at once', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const changed = await change(booking.id, { dropoff: '2026-11-25T09:00:00Z', pickup: '2026-11-25T12:00:00Z' });
    expect(changed).toMatchObject({ dropoff: '2026-11-25T09:00:00.000Z', refund_amount: 0, pending_change: null });
  });

  it('to more bags waits for payment of the difference, and holds the space', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 4 } });
    const booking = await createBooking(server, session, stashpoint);
    const waiting = await change(booking.id, { bag_count: 4 });
    expect(waiting.bag_count).toBe(2);
    expect(waiting.pending_change).toMatchObject({ bag_count: 4, amount_due: 1200, total_price_amount: 2500 });
    await expect(holdBooking(server, session, stashpoint)).rejects.toMatchObject({
      id: 'NO_AVAILABILITY_AT_STASHPOINT',
    });
    const client = server.clientOf(session.token);
    const due = waiting.pending_change?.id ?? '';
    await client.payByCard({ body: { booking_id: due, payment_method: 'pm_card_visa' } });
    const { booking: paid } = await client.finalizePayment({ body: { booking_id: due } });
    expect(paid).toMatchObject({ id: booking.id, bag_count: 4, total_price_amount: 2500, pending_change: null });
    // A second tab still shows the form.
    await expect(client.payByCard({ body: { booking_id: due, payment_method: 'pm_card_visa' } })).rejects.toMatchObject(
      { id: 'BOOKING_NOT_CHANGEABLE' },
    );
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 2500, host_share: 1000, guarantee: 400 });
    const cancelled = await change(booking.id, { state: 'cancelled' });
    expect(cancelled).toMatchObject({ refund_amount: 2500, payment_status: 'refunded' });
  });

  it('is held once, however many requests for it arrive at once', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(booking.id, { bag_count: 4 })));
    for (const { pending_change } of answers) expect(pending_change).toMatchObject({ bag_count: 4 });
    const held = await server.database.query
      .selectFrom('bookings')
      .select('id')
      .where('changes_booking_id', '=', booking.id)
      .where('state', '=', 'held')
      .execute();
    expect(held).toHaveLength(1);
  });

  it('counts only what an unpaid change needs beside its booking', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 6 } });
    const booking = await createBooking(server, session, stashpoint, { bag_count: 2 });
    await change(booking.id, { bag_count: 4 });
    await expect(holdBooking(server, session, stashpoint, { bag_count: 3 })).rejects.toMatchObject({
      id: 'NO_AVAILABILITY_AT_STASHPOINT',
    });
    expect((await holdBooking(server, session, stashpoint, { bag_count: 2 })).state).toBe('held');
  });

  it('counts it in full before and after its booking, when dates move', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 4 } });
    const booking = await createBooking(server, session, stashpoint, { bag_count: 2 });
    const day = (date: string) => ({ dropoff: `2026-11-${date}T10:00:00Z`, pickup: `2026-11-${date}T14:00:00Z` });
    await change(booking.id, { bag_count: 3, pickup: '2026-11-25T14:00:00Z' });
    const hold = (date: string, bag_count: number) =>
      holdBooking(server, session, stashpoint, { ...day(date), bag_count });
    for (const date of ['24', '25'])
      await expect(hold(date, 2)).rejects.toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
    expect([(await hold('24', 1)).state, (await hold('25', 1)).state]).toEqual(['held', 'held']);
  });

  it('that is never paid leaves the booking unchanged', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    await change(booking.id, { bag_count: 4 });
    server.setNow('2026-11-23T10:16:00Z');
    const after = await server.clientOf(session.token).getBooking({ params: { id: booking.id } });
    expect(after).toMatchObject({ bag_count: 2, pending_change: null, state: 'confirmed' });
  });

  it('can extend a stay while bags are in storage, but not change the past', async () => {
    const host = await createSession(server, 'host');
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    const booking = await createBooking(server, session, stashpoint);
    server.setNow('2026-11-24T10:05:00Z');
    await server.clientOf(host.token).updateBooking({ params: { id: booking.id }, body: { state: 'checked_in' } });
    server.setNow('2026-11-24T15:00:00Z');
    await expect(change(booking.id, { bag_count: 1 })).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const waiting = await change(booking.id, { pickup: '2026-11-25T12:00:00Z' });
    expect(waiting.pending_change).toMatchObject({ amount_due: 800 });
  });

  it.each([
    ['there is no space', 4, 'NO_AVAILABILITY_AT_STASHPOINT'],
    ['no bag is left', 0, 'INVALID_DATA'],
  ])('is refused if %s, and the booking stays', async (_why, bag_count, id) => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 3 } });
    const booking = await createBooking(server, session, stashpoint);
    await expect(change(booking.id, { bag_count })).rejects.toMatchObject({ id });
    expect(await change(booking.id, { bag_count: 2 })).toMatchObject({ bag_count: 2, state: 'confirmed' });
  });
});
