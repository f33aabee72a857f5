import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let host: AuthToken;
let staff: AuthToken;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
  host = await createSession(server, 'host');
  staff = await createSession(server, 'admin');
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  const traveller = await createSession(server);
  booking = await createBooking(server, traveller, await createStashpoint(server, { hostId: host.user.id }));
});
afterAll(() => server.close());

type State = 'checked_in' | 'checked_out' | 'no_show';
const hand = (state: State, by = host, reason = by === staff ? 'host_asked' : undefined) =>
  server.clientOf(by.token).updateBooking({ params: { id: booking.id }, body: { state, ...(reason && { reason }) } });
const notNow = { id: 'BOOKING_NOT_CHANGEABLE', status: 422 };

describe('handing bags over', () => {
  it('is refused eleven days early, to hosts and staff alike, and possible around the stay', async () => {
    const pickup = '2026-12-04T18:00:00Z';
    const traveller = await createSession(server);
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    booking = await createBooking(server, traveller, stashpoint, { dropoff: '2026-12-04T10:00:00Z', pickup });
    for (const by of [host, staff]) await expect(hand('checked_in', by)).rejects.toMatchObject(notNow);
    server.setNow('2026-12-04T08:00:00Z');
    expect(await hand('checked_in')).toMatchObject({ state: 'checked_in', has_been_checked_in: true });
    server.setNow('2026-12-06T08:00:00Z');
    expect(await hand('checked_out')).toMatchObject({ state: 'checked_out', has_been_checked_out: true });
  });

  it('refuses check-in after a full refund', async () => {
    const client = server.clientOf(staff.token);
    const refund = { booking_id: booking.id, to: 'source', borne_by: 'platform', reason: 'Sorry.' } as const;
    await client.createRefund({ body: { ...refund, amount: 1000 } });
    await client.createRefund({ body: { ...refund, amount: 300 } });
    server.setNow(booking.dropoff);
    await expect(hand('checked_in')).rejects.toMatchObject(notNow);
    expect((await hand('no_show')).state).toBe('no_show');
  });

  it('records no no-show before drop-off, nor after a check-in', async () => {
    await expect(hand('no_show')).rejects.toMatchObject(notNow);
    server.setNow(booking.dropoff);
    await hand('checked_in');
    await expect(hand('no_show')).rejects.toMatchObject(notNow);
    await hand('checked_out');
    for (const state of ['no_show', 'checked_in', 'checked_out'] as const)
      await expect(hand(state)).rejects.toMatchObject(notNow);
  });

  it('can be done by staff on the host’s behalf, and is logged with their name', async () => {
    server.setNow(booking.dropoff);
    await hand('checked_in', staff, ' The till is offline. ');
    server.setNow(booking.pickup);
    await hand('checked_out', staff);
    const timeline = await server.clientOf(staff.token).getBookingTimeline({ params: { id: booking.id } });
    expect(timeline.filter(({ kind }) => kind === 'staff').map(({ facts }) => facts)).toEqual([
      { action: 'checked_in', actor: 'Ada Lovelace', reason: 'The till is offline.' },
      { action: 'checked_out', actor: 'Ada Lovelace', reason: 'host_asked' },
    ]);
    const told = await server.clientOf(host.token).getBookingTimeline({ params: { id: booking.id } });
    expect(told.find(({ facts }) => facts.action === 'checked_in')?.facts).toEqual({
      action: 'checked_in',
      actor: 'Cubby',
    });
  });

  it('by staff needs a reason, for every step', async () => {
    server.setNow(booking.dropoff);
    const missing = { id: 'INVALID_DATA', errors: { reason: ['INVALID_DATA'] } };
    for (const state of ['checked_in', 'checked_out', 'no_show'] as const)
      for (const reason of ['', '   ']) await expect(hand(state, staff, reason)).rejects.toMatchObject(missing);
    expect((await hand('checked_in')).state).toBe('checked_in');
  });
});
