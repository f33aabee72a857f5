import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

/* A later pick-up that a host proposes, and the traveller's answer. The booking is for tomorrow from ten to six. */

const TONIGHT = '2026-11-24T19:30:00.000Z';
const NEXT_DAY = '2026-11-25T10:00:00.000Z';
const HALF_A_DAY_ON = addHours(TEST_NOW, 12).toISOString();

let server: TestServer;
let host: Client;
let anybody: Client;
let traveller: AuthToken;
let stashpoint: string;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
  anybody = server.client;
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  const owner = await createSession(server, 'host');
  host = server.clientOf(owner.token);
  traveller = await createSession(server);
  stashpoint = await createStashpoint(server, { hostId: owner.user.id, capacity: { standard: 4 } });
  booking = await createBooking(server, traveller, stashpoint);
});
afterAll(() => server.close());

const params = () => ({ id: booking.id });
const propose = (pickup: string) => host.proposeExtension({ params: params(), body: { pickup } });
const seen = () => server.clientOf(traveller.token).getBooking({ params: params(), query: {} });
const pass = () => new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
const accept = () => anybody.acceptExtension({ params: params(), body: { pass: pass() } });
const lastMail = () =>
  server.database.query
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('booking_id', '=', booking.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('a stay extended with its pass alone', () => {
  const extend = (pickup: string, token = pass()) =>
    anybody.extendBooking({ params: params(), body: { pickup, pass: token } });

  it('costs what it costs its owner, is paid by card, and takes the space', async () => {
    const body = { pickup: NEXT_DAY, pass: pass() };
    const { amount_due } = await anybody.quoteExtension({ params: params(), body });
    const owners = await server.clientOf(traveller.token).quoteChange({ params: params(), body: { pickup: NEXT_DAY } });
    expect([amount_due, owners.amount_due]).toEqual([800, 800]);
    const held = await extend(NEXT_DAY);
    expect(held).toMatchObject({ pickup: booking.pickup, pending_change: { pickup: NEXT_DAY, amount_due: 800 } });
    const booking_id = held.pending_change?.id ?? '';
    await anybody.payByCard({ body: { booking_id, payment_method: 'pm_card_visa', pass: pass() } });
    expect(await seen()).toMatchObject({ pickup: NEXT_DAY, pending_change: null, total_price_amount: 2100 });
    expect((await ledgerOf(server, booking.id)).charge).toBe(2100);
    const full = { dropoff: TONIGHT, pickup: NEXT_DAY, bag_count: 3 };
    await expect(holdBooking(server, traveller, stashpoint, full)).rejects.toMatchObject({
      id: 'NO_AVAILABILITY_AT_STASHPOINT',
    });
  });

  it('is all that the pass may change, and only to a later time', async () => {
    expect(await extend(TONIGHT)).toMatchObject({ pickup: TONIGHT, pending_change: null });
    const wrong = { id: 'INVALID_DATA', errors: { pickup: ['INVALID_DATA'] } };
    for (const pickup of [TONIGHT, booking.pickup]) await expect(extend(pickup)).rejects.toMatchObject(wrong);
    await expect(extend(NEXT_DAY, 'guessed')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(host.extendBooking({ params: params(), body: { pickup: NEXT_DAY } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
    const more = { pickup: NEXT_DAY, pass: pass(), bag_count: 1, state: 'cancelled' };
    await expect(anybody.extendBooking({ params: params(), body: more })).rejects.toMatchObject({ id: 'INVALID_DATA' });
    await expect(anybody.updateBooking({ params: params(), body: { state: 'cancelled' } })).rejects.toMatchObject({
      id: 'UNAUTHORIZED',
    });
  });
});

describe('a later pick-up that is proposed', () => {
  it('at extra cost is paid with the pass only, and not charged before', async () => {
    const { amount_due } = await host.quoteChange({ params: params(), body: { pickup: NEXT_DAY } });
    const proposed = await propose(NEXT_DAY);
    expect(amount_due).toBe(800);
    expect(proposed.pending_change).toMatchObject({ pickup: NEXT_DAY, amount_due, proposed_by: 'host', bag_count: 2 });
    expect(proposed.pickup).toBe(booking.pickup);
    const mail = await lastMail();
    expect(mail.body).toContain('£8.00');
    expect(mail.body).toContain(`/account/bookings/${booking.id}?pass=${pass()}`);
    await expect(accept()).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const id = proposed.pending_change?.id ?? '';
    await anybody.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa', pass: pass() } });
    expect(await seen()).toMatchObject({ pickup: NEXT_DAY, pending_change: null, total_price_amount: 2100 });
    expect((await ledgerOf(server, booking.id)).charge).toBe(2100);
    const events = await host.getBookingTimeline({ params: params() });
    expect(events.find(({ kind }) => kind === 'change_asked')?.facts).toMatchObject({ proposed_by: 'host' });
    expect(events.find(({ kind }) => kind === 'change_made')?.facts).toMatchObject({ pickup: NEXT_DAY });
  });

  it('at no extra cost still needs the traveller’s consent', async () => {
    await propose(TONIGHT);
    expect(await seen()).toMatchObject({ pickup: booking.pickup, pending_change: { amount_due: 0 } });
    expect((await lastMail()).body).not.toContain('£');
    await expect(host.acceptExtension({ params: params(), body: {} })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect(await accept()).toMatchObject({ pickup: TONIGHT, pending_change: null });
    await expect(accept()).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
  });

  it('can be withdrawn, and expires after half a day', async () => {
    await propose(TONIGHT);
    expect((await host.withdrawExtension({ params: params() })).pending_change).toBeNull();
    await expect(accept()).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
    await expect(host.withdrawExtension({ params: params() })).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    await propose(TONIGHT);
    server.setNow(HALF_A_DAY_ON);
    await expect(accept()).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
  });

  it('can be made while the bags are in storage, even overdue', async () => {
    server.setNow('2026-11-24T10:05:00Z');
    await propose(TONIGHT);
    await host.updateBooking({ params: params(), body: { state: 'checked_in' } });
    expect((await seen()).pending_change).toMatchObject({ pickup: TONIGHT });
    server.setNow('2026-11-24T18:20:00Z');
    await propose(NEXT_DAY);
    const id = (await seen()).pending_change?.id ?? '';
    await anybody.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa', pass: pass() } });
    expect(await seen()).toMatchObject({ pickup: NEXT_DAY, state: 'checked_in' });
  });

  it('can be made for a traveller who arrives late', async () => {
    server.setNow('2026-11-24T13:00:00Z');
    // Half a day later would be after the pick-up itself.
    expect((await propose(TONIGHT)).pending_change?.hold_expires_at).toBe(TONIGHT);
    expect(await accept()).toMatchObject({ pickup: TONIGHT, dropoff: booking.dropoff });
  });

  it.each([
    ['earlier than agreed', '2026-11-24T17:00:00Z', 'INVALID_DATA'],
    ['after closing', '2026-11-24T21:30:00Z', 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN'],
    ['more than thirty days on', '2026-12-29T10:00:00Z', 'STAY_TOO_LONG'],
  ])('is refused if it is %s', async (_name, pickup, id) => {
    await expect(propose(pickup)).rejects.toMatchObject({ id });
    expect((await seen()).pending_change).toBeNull();
  });

  it('takes space for the added time only', async () => {
    const night = { dropoff: '2026-11-24T18:00:00Z', pickup: '2026-11-25T09:00:00Z' };
    await propose(NEXT_DAY);
    await holdBooking(server, await createSession(server), stashpoint, { bag_count: 2 });
    await expect(
      holdBooking(server, await createSession(server), stashpoint, { ...night, bag_count: 3 }),
    ).rejects.toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
    await holdBooking(server, await createSession(server), stashpoint, { ...night, bag_count: 2 });
  });

  it('is refused if others have booked the space', async () => {
    const night = { dropoff: '2026-11-24T18:30:00Z', pickup: '2026-11-25T09:00:00Z', bag_count: 3 };
    await createBooking(server, await createSession(server), stashpoint, night);
    await expect(propose(NEXT_DAY)).rejects.toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
  });

  it('ends with a cancelled booking', async () => {
    await propose(NEXT_DAY);
    await server.clientOf(traveller.token).updateBooking({ params: params(), body: { state: 'cancelled' } });
    const held = await server.database.query
      .selectFrom('bookings')
      .select('id')
      .where('changes_booking_id', '=', booking.id)
      .where('state', '=', 'held')
      .execute();
    expect(held).toEqual([]);
    await expect(propose(NEXT_DAY)).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });
});
