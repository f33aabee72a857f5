import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, type StashpointOptions } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { remindTravellers } from './remind-travellers.ts';

let server: TestServer;
let host: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  host = await createSession(server, 'host');
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  traveller = await createSession(server);
});
afterAll(() => server.close());

const everyDay = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: `${open}:00`, close: `${close}:00` }));
const book = async (request: Partial<Parameters<typeof createBooking>[3]> = {}, stashpoint: StashpointOptions = {}) =>
  createBooking(server, traveller, await createStashpoint(server, { hostId: host.user.id, ...stashpoint }), request);
const step = (booking: Booking, state: 'checked_in' | 'checked_out') =>
  server.clientOf(host.token).updateBooking({ params: { id: booking.id }, body: { state } });
const change = (booking: Booking, body: object) =>
  server.clientOf(traveller.token).updateBooking({ params: { id: booking.id }, body });

/** Runs the job at a moment, and returns the emails the traveller of a booking has got until then. */
async function toldAt(moment: string, { id }: Booking): Promise<string[]> {
  server.setNow(moment);
  await remindTravellers(server.services);
  const rows = await server.database.query
    .selectFrom('stay_reminders')
    .select('kind')
    .where('booking_id', '=', id)
    .orderBy('created')
    .execute();
  return rows.map(({ kind }) => kind);
}

const mailsOf = ({ id }: Booking) =>
  server.database.query
    .selectFrom('mails')
    .select(['subject', 'body', 'content'])
    .where('booking_id', '=', id)
    .where('body', 'like', '%/account/mails?token=%')
    .orderBy('id')
    .execute();

/** Checks bags in at the agreed time. */
async function inside(request = {}, stashpoint: StashpointOptions = {}): Promise<Booking> {
  const booking = await book(request, stashpoint);
  server.setNow(booking.dropoff);
  await step(booking, 'checked_in');
  return booking;
}

describe('an hour before drop-off', () => {
  it('a traveller gets one reminder, by the place’s clock', async () => {
    const booking = await book({ language: 'de' });
    expect(await toldAt('2026-11-24T08:59:00Z', booking)).toEqual([]);
    expect(await toldAt('2026-11-24T09:00:00Z', booking)).toEqual(['dropoff_soon']);
    expect(await toldAt('2026-11-24T09:01:00Z', booking)).toEqual(['dropoff_soon']);
    const [mail, ...more] = await mailsOf(booking);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Abgabe um 10:00');
    expect(mail?.body).toContain(`/de/account/bookings/${booking.id}?pass=`);
    expect(mail?.body).toContain('/de/account/mails?token=');
  });

  it('it is sent by one of two servers', async () => {
    const booking = await book();
    server.setNow('2026-11-24T09:30:00Z');
    await Promise.all([1, 2, 3].map(() => remindTravellers(server.services)));
    expect(await mailsOf(booking)).toHaveLength(1);
  });

  it('there is none for travellers who booked within that hour or have cancelled', async () => {
    const cancelled = await book();
    await change(cancelled, { state: 'cancelled' });
    server.setNow('2026-11-24T09:20:00Z');
    const late = await book();
    expect(await toldAt('2026-11-24T09:25:00Z', late)).toEqual([]);
    expect(await toldAt('2026-11-24T09:25:00Z', cancelled)).toEqual([]);
  });

  it('it is sent again for a new time', async () => {
    const booking = await book();
    await toldAt('2026-11-24T09:00:00Z', booking);
    await change(booking, { dropoff: '2026-11-24T12:00:00Z' });
    expect(await toldAt('2026-11-24T10:30:00Z', booking)).toEqual(['dropoff_soon']);
    expect(await toldAt('2026-11-24T11:00:00Z', booking)).toEqual(['dropoff_soon', 'dropoff_soon']);
  });

  it('it names the place a stay has moved to', async () => {
    const booking = await book();
    const other = await createStashpoint(server, { columns: { business_name: 'Corner Shop' } });
    const row = server.database.query.updateTable('bookings').where('id', '=', booking.id);
    await row.set({ stashpoint_id: other }).execute();
    await toldAt('2026-11-24T09:00:00Z', booking);
    const [mail] = await mailsOf(booking);
    expect(mail?.subject).toContain('Corner Shop');
    expect(mail?.body).toContain('Show this at the counter.');
  });

  it('it mentions no counter at a bank of lockers', async () => {
    const booking = await book({}, { columns: { storage_type: 'lambda_locker' } });
    await toldAt('2026-11-24T09:00:00Z', booking);
    expect((await mailsOf(booking))[0]?.body).not.toContain('counter');
  });

  it('it counts hours, not clock times, in the night clocks go back', async () => {
    const hours = everyDay('00:00', '00:00');
    server.setNow('2026-10-24T10:00:00Z');
    const booking = await book({ dropoff: '2026-10-25T01:30:00Z', pickup: '2026-10-25T09:00:00Z' }, { hours });
    expect(await toldAt('2026-10-25T00:29:00Z', booking)).toEqual([]);
    expect(await toldAt('2026-10-25T00:30:00Z', booking)).toEqual(['dropoff_soon']);
    expect((await mailsOf(booking))[0]?.subject).toContain('01:30');
  });
});

describe('five minutes after a change that costs more', () => {
  it('a traveller who has not paid gets one mail, and none once the hold is over', async () => {
    const booking = await book({ language: 'de' });
    server.setNow('2026-11-23T12:00:00Z');
    await change(booking, { bag_count: booking.bag_count + 1 });
    expect(await toldAt('2026-11-23T12:04:59Z', booking)).toEqual([]);
    expect(await toldAt('2026-11-23T12:05:00Z', booking)).toEqual(['change_unpaid']);
    expect(await toldAt('2026-11-23T12:06:00Z', booking)).toEqual(['change_unpaid']);
    const mails = server.database.query.selectFrom('mails').select(['subject', 'body']).orderBy('id', 'desc');
    const [mail] = await mails.where('booking_id', '=', booking.id).execute();
    expect(mail?.subject).toContain(booking.id);
    expect(mail?.body).toContain('12:15');
    await change(booking, { bag_count: booking.bag_count + 2 });
    expect(await toldAt('2026-11-23T12:30:00Z', booking)).toEqual(['change_unpaid']);
  });
});

describe('an hour before the place closes', () => {
  it('a traveller with bags in storage gets a reminder', async () => {
    const booking = await inside({ pickup: '2026-11-24T20:00:00Z' });
    expect(await toldAt('2026-11-24T18:59:00Z', booking)).toEqual([]);
    expect(await toldAt('2026-11-24T19:00:00Z', booking)).toEqual(['closing_soon']);
    await toldAt('2026-11-24T19:30:00Z', booking);
    const [mail, ...more] = await mailsOf(booking);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('closes at 20:00');
  });

  it('there is none for travellers with a later pick-up, with their bags, or who never brought any', async () => {
    const tomorrow = await inside({ pickup: '2026-11-25T12:00:00Z' });
    expect(await toldAt('2026-11-24T19:30:00Z', tomorrow)).not.toContain('closing_soon');
    server.setNow(TEST_NOW);
    const collected = await inside({ pickup: '2026-11-24T19:45:00Z' });
    await step(collected, 'checked_out');
    server.setNow(TEST_NOW);
    const never = await book({ pickup: '2026-11-24T19:45:00Z' });
    expect(await toldAt('2026-11-24T19:30:00Z', collected)).toEqual([]);
    expect(await toldAt('2026-11-24T19:30:00Z', never)).toEqual([]);
  });

  it.each([
    ['at midnight', everyDay('18:00', '00:00'), '2026-11-24T23:00:00Z', 'closes at 00:00'],
    ['after midnight', everyDay('18:00', '02:00'), '2026-11-25T01:00:00Z', 'closes at 02:00'],
  ])('works for a place that closes %s', async (_when, hours, moment, text) => {
    const pickup = new Date(Date.parse(moment) + 45 * 60_000).toISOString();
    const booking = await inside({ dropoff: '2026-11-24T18:00:00Z', pickup }, { hours });
    expect(await toldAt(moment, booking)).toEqual(['closing_soon']);
    expect((await mailsOf(booking))[0]?.subject).toContain(text);
  });

  it.each([
    ['within a day', '2026-11-25T19:29:00Z', ['closing_soon']],
    ['no later than that', '2026-11-25T19:30:00Z', []],
  ])('a traveller whose pick-up is long over gets one %s', async (_when, moment, told) => {
    expect(await toldAt(moment, await inside({ pickup: '2026-11-24T19:30:00Z' }))).toEqual(told);
  });

  it('there is none for a place that never closes', async () => {
    const booking = await inside({ pickup: '2026-11-24T23:30:00Z' }, { hours: everyDay('00:00', '00:00') });
    expect(await toldAt('2026-11-24T23:10:00Z', booking)).toEqual([]);
  });

  it('it is sent before a holiday’s closing time', async () => {
    const exceptions = [{ date: '2026-11-24', start_time: '08:00:00', end_time: '14:00:00', type: 'open' as const }];
    const booking = await inside({ pickup: '2026-11-24T13:30:00Z' }, { exceptions });
    expect(await toldAt('2026-11-24T13:00:00Z', booking)).toEqual(['closing_soon']);
  });
});

describe('a pick-up that is late', () => {
  it('leads to one reminder, with the cost from then on', async () => {
    const booking = await inside({ pickup: '2026-11-24T15:00:00Z' });
    expect(await toldAt('2026-11-24T15:14:00Z', booking)).toEqual([]);
    expect(await toldAt('2026-11-24T15:15:00Z', booking)).toEqual(['pickup_late']);
    expect(await toldAt('2026-11-24T15:30:00Z', booking)).toEqual(['pickup_late']);
    const [mail] = await mailsOf(booking);
    expect(mail?.body).toContain('It closes at 20:00.');
    expect(mail?.body).toContain(
      'There’s no charge for a later pick-up until midnight. Each day after that costs £8.00.',
    );
  });

  it.each([
    ['within six hours', '2026-11-24T20:59:00Z', ['pickup_late']],
    ['no later than that', '2026-11-24T21:00:00Z', []],
  ])('leads to a reminder %s', async (_when, moment, told) => {
    expect(await toldAt(moment, await inside({ pickup: '2026-11-24T15:00:00Z' }))).toEqual(told);
  });

  it('past midnight costs another day at once', async () => {
    const booking = await inside({ pickup: '2026-11-24T23:50:00Z' }, { hours: everyDay('00:00', '00:00') });
    expect(await toldAt('2026-11-25T00:05:00Z', booking)).toEqual(['pickup_late']);
    expect((await mailsOf(booking))[0]?.body).toContain('A later pick-up costs £8.00 for each extra day.');
  });

  it('names no cost that a coupon would change', async () => {
    const code = 'TENOFF';
    const times = { active_at: new Date('2026-01-01'), expires_at: new Date('2027-01-01') };
    await server.database.query
      .insertInto('coupons')
      .values({ id: code, code, percent: 10, ...times })
      .execute();
    const booking = await inside({ pickup: '2026-11-24T15:00:00Z', coupon_code: code });
    expect(await toldAt('2026-11-24T15:15:00Z', booking)).toEqual(['pickup_late']);
    expect((await mailsOf(booking))[0]?.body).not.toContain('£');
  });

  it('leads to no second reminder shortly before or after the one about closing', async () => {
    const booking = await inside({ pickup: '2026-11-24T19:10:00Z' });
    expect(await toldAt('2026-11-24T19:00:00Z', booking)).toEqual(['closing_soon']);
    expect(await toldAt('2026-11-24T19:30:00Z', booking)).toEqual(['closing_soon']);
    server.setNow(TEST_NOW);
    const other = await inside({ pickup: '2026-11-24T18:30:00Z' });
    expect(await toldAt('2026-11-24T18:50:00Z', other)).toEqual(['pickup_late']);
    expect(await toldAt('2026-11-24T19:05:00Z', other)).toEqual(['pickup_late']);
  });

  it('leads to none if the traveller has confirmed collection or the place has written', async () => {
    const said = await inside({ pickup: '2026-11-24T15:00:00Z' });
    server.setNow('2026-11-24T15:05:00Z');
    await server.clientOf(traveller.token).sayCollected({ params: { id: said.id }, body: {} });
    expect(await toldAt('2026-11-24T15:20:00Z', said)).toEqual([]);
    server.setNow(TEST_NOW);
    const written = await inside({ pickup: '2026-11-24T15:00:00Z' });
    server.setNow('2026-11-24T15:05:00Z');
    const body = { kind: 'pickup_over' } as const;
    await server.clientOf(host.token).sendBookingMessage({ params: { id: written.id }, body });
    expect(await toldAt('2026-11-24T15:20:00Z', written)).toEqual([]);
  });

  it('leads to one in spite of what the place wrote hours before', async () => {
    const booking = await inside({ pickup: '2026-11-24T15:00:00Z' });
    server.setNow('2026-11-24T13:00:00Z');
    const body = { kind: 'collect_today' } as const;
    await server.clientOf(host.token).sendBookingMessage({ params: { id: booking.id }, body });
    expect(await toldAt('2026-11-24T15:20:00Z', booking)).toEqual(['pickup_late']);
  });
});

describe('a reminder that was switched off', () => {
  it('by its link, without signing in, stops while others continue', async () => {
    const first = await inside({ pickup: '2026-11-24T15:00:00Z' });
    await toldAt('2026-11-24T15:20:00Z', first);
    const [mail] = await mailsOf(first);
    // A mail about the reader's own stay gets no unsubscribe button, which could be mistaken for "cancel".
    expect(mail?.content?.stop?.oneClick).toBeNull();
    const token = new URL(mail?.content?.stop?.page ?? '').searchParams.get('token') ?? '';
    expect(await server.client.getMailChoices({ query: { token } })).toEqual({ off: [], kind: 'pickup_late' });
    const off = await server.client.updateMailChoices({ body: { token, kind: 'pickup_late', wanted: false } });
    expect(off).toEqual({ off: ['pickup_late'], kind: 'pickup_late' });
    server.setNow('2026-11-24T16:00:00Z');
    const second = await book({ dropoff: '2026-11-25T10:00:00Z', pickup: '2026-11-25T15:00:00Z' });
    await toldAt('2026-11-25T09:10:00Z', second);
    server.setNow('2026-11-25T10:00:00Z');
    await step(second, 'checked_in');
    await toldAt('2026-11-25T15:20:00Z', second);
    expect((await mailsOf(second)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Drop-off at 10:00'),
    ]);
  });
});
