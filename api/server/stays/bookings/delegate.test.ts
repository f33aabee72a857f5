import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
let host: AuthToken;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
  host = await createSession(server, 'host');
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  booking = await createBooking(server, session, await createStashpoint(server, { hostId: host.user.id }));
});
afterAll(() => server.close());

const name = (delegate: { name: string } | null, by = session) =>
  server.clientOf(by.token).updateBooking({ params: { id: booking.id }, body: { delegate } });
const hand = (state: 'checked_in' | 'checked_out', collector_pin?: string) =>
  server
    .clientOf(host.token)
    .updateBooking({ params: { id: booking.id }, body: { state, ...(collector_pin && { collector_pin }) } });
const other = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

describe('another person collects', () => {
  it('with a PIN that only the traveller is shown, and that is stored nowhere', async () => {
    const { delegate } = await name({ name: 'Grace' });
    expect(delegate).toEqual({ name: 'Grace', pin: expect.stringMatching(/^\d{6}$/) });
    const read = (token: string) => server.clientOf(token).getBooking({ params: { id: booking.id } });
    expect((await read(session.token)).delegate).toEqual(delegate);
    expect((await read(host.token)).delegate).toEqual({ name: 'Grace', pin: null });
    const pass = new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
    const byPass = await server.client.getBooking({ params: { id: booking.id }, query: { pass } });
    expect(byPass.delegate?.pin).toBeNull();
    const row = await server.database.query
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', booking.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(delegate?.pin);
  });

  it('is not named for lockers, which no one hands over', async () => {
    await server.database.query
      .updateTable('bookings')
      .set({ locker_codes: JSON.stringify([{ unit_id: '7', dropoff_code: '1111', pickup_code: '2222' }]) })
      .where('id', '=', booking.id)
      .execute();
    await expect(name({ name: 'Grace' })).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });

  it('gets the bags for the PIN, once', async () => {
    const pin = (await name({ name: 'Grace' })).delegate?.pin ?? '';
    server.setNow('2026-11-24T10:00:00Z');
    await hand('checked_in');
    const wrong = { id: 'INVALID_PIN_CLIENT_ERROR', errors: { collector_pin: ['INVALID_PIN_CLIENT_ERROR'] } };
    for (const guess of [other(pin), pin.slice(1), 'éèêëéè'])
      await expect(hand('checked_out', guess)).rejects.toMatchObject(wrong);
    const replies = await Promise.allSettled([hand('checked_out', pin), hand('checked_out', pin)]);
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const done = await server.clientOf(session.token).getBooking({ params: { id: booking.id } });
    expect(done).toMatchObject({ state: 'checked_out', delegate: null });
  });

  it('can’t with a PIN that was removed or replaced', async () => {
    const first = (await name({ name: 'Grace' })).delegate?.pin ?? '';
    const second = (await name({ name: 'Edsger' })).delegate?.pin ?? '';
    server.setNow('2026-11-24T10:00:00Z');
    await hand('checked_in');
    await expect(hand('checked_out', first)).rejects.toMatchObject({ id: 'INVALID_PIN_CLIENT_ERROR' });
    expect((await name(null)).delegate).toBeNull();
    await expect(hand('checked_out', second)).rejects.toMatchObject({ id: 'INVALID_PIN_CLIENT_ERROR' });
    // Travellers don't need one for themselves.
    expect((await hand('checked_out')).state).toBe('checked_out');
  });

  it('is named by the traveller only, for a paid booking that is not over', async () => {
    const stranger = await createSession(server);
    for (const by of [host, stranger])
      await expect(name({ name: 'Mallory' }, by)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(name({ name: '  ' })).rejects.toMatchObject({
      id: 'INVALID_DATA',
      errors: { 'delegate.name': ['INVALID_DATA'] },
    });
    const held = await holdBooking(server, session, booking.stashpoint.id);
    await expect(
      server.clientOf(session.token).updateBooking({ params: { id: held.id }, body: { delegate: { name: 'Grace' } } }),
    ).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });
});

describe('pricing a change', () => {
  it('returns the difference and changes nothing, although the place is full', async () => {
    const stashpoint = await createStashpoint(server, { capacity: { standard: 2 } });
    const own = await createBooking(server, session, stashpoint);
    const client = server.clientOf(session.token);
    const quote = (pickup: string) => client.quoteChange({ params: { id: own.id }, body: { pickup } });
    expect((await quote('2026-11-24T19:00:00Z')).amount_due).toBe(0);
    expect(await quote('2026-11-25T18:00:00Z')).toMatchObject({ amount_due: 800, days: 2, post_discount_price: 2100 });
    await expect(quote('2026-11-24T22:00:00Z')).rejects.toMatchObject({ id: 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN' });
    expect(await client.getBooking({ params: { id: own.id } })).toMatchObject({
      pickup: own.pickup,
      pending_change: null,
      movements: [{ kind: 'charge', amount: 1300 }],
    });
  });
});
