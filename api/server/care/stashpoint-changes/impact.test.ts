import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { bySize } from '../../../contract/vocabulary/bag-sizes.ts';
import {
  createBooking,
  createInTown,
  createSession,
  everyDay,
  holdBooking,
  type StashpointOptions,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
let town = 0;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => {
  server.setNow(TEST_NOW);
  town += 1;
});
afterAll(() => server.close());

const stashpointHere = (metresNorth: number, options?: StashpointOptions) =>
  createInTown(server, town, metresNorth, options);

const admin = () => server.clientOf(staff.token);
type Change = Parameters<ReturnType<typeof admin>['updateAdminStashpoint']>[0]['body'];
const patch = (id: string, body: Change) => admin().updateAdminStashpoint({ params: { id }, body });
const impact = (id: string, body: Parameters<ReturnType<typeof admin>['previewStashpointImpact']>[0]['body']) =>
  admin().previewStashpointImpact({ params: { id }, body });
const room = (standard: number) => ({ ...bySize(() => 0), standard });
const bookingOf = (id: string) => server.clientOf(traveller.token).getBooking({ params: { id }, query: {} });

const CLOSED_TOMORROW = { closures: [{ start_date: '2026-11-24', end_date: '2026-11-24' }] };
const AFTERNOONS = { opening_hours: everyDay('13:00:00', '20:00:00') };

describe('the impact of a change', () => {
  it('names each stranded booking, the reason and the nearest place with space, and writes nothing', async () => {
    const stashpoint = await stashpointHere(0);
    const near = await stashpointHere(200, { columns: { name: 'Next Door', first_day_cost: 400 } });
    const booking = await createBooking(server, traveller, stashpoint);
    const before = await admin().getAdminStashpoint({ params: { id: stashpoint } });
    for (const change of [CLOSED_TOMORROW, AFTERNOONS])
      expect(await impact(stashpoint, change)).toMatchObject({
        booking_count: 1,
        bag_count: 2,
        movable_count: 1,
        bookings: [{ id: booking.id, reason: 'closed', bags_inside: 0, nearest: { id: near, refund_amount: 200 } }],
      });
    expect(await admin().getAdminStashpoint({ params: { id: stashpoint } })).toEqual(before);
    expect((await bookingOf(booking.id)).state).toBe('confirmed');
  });

  it('strands the latest bookings first if there is less space, and none that still fit', async () => {
    const stashpoint = await stashpointHere(0);
    const first = await createBooking(server, traveller, stashpoint, { bag_count: 4 });
    server.setNow('2026-11-23T10:05:00Z');
    const second = await createBooking(server, traveller, stashpoint, { bag_count: 4 });
    server.setNow('2026-11-23T10:10:00Z');
    const third = await createBooking(server, traveller, stashpoint, { bag_count: 1 });
    const ids = async (standard: number) =>
      (await impact(stashpoint, { capacity: room(standard) })).bookings.map(({ id }) => id);
    expect(await ids(9)).toEqual([]);
    expect(await ids(8)).toEqual([third.id]);
    expect((await ids(5)).sort()).toEqual([second.id, third.id].sort());
    expect((await ids(4)).includes(first.id)).toBe(false);
    expect((await impact(stashpoint, { active: false })).bookings.map(({ reason }) => reason)).toEqual(
      Array(3).fill('inactive'),
    );
  });

  it('leaves out bookings already stranded, unpaid holds and past stays', async () => {
    const stashpoint = await stashpointHere(0);
    await createBooking(server, traveller, stashpoint, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T12:00:00Z',
    });
    server.setNow('2026-11-23T13:00:00Z');
    const booking = await createBooking(server, traveller, stashpoint);
    const hold = await holdBooking(server, traveller, stashpoint);
    expect((await impact(stashpoint, CLOSED_TOMORROW)).booking_count).toBe(1);
    await patch(stashpoint, { ...CLOSED_TOMORROW, accept_stranded: 1 });
    expect((await impact(stashpoint, AFTERNOONS)).booking_count).toBe(0);
    // The hold was released: a stay that is impossible cannot be paid for.
    await expect(
      server.clientOf(traveller.token).payByCard({ body: { booking_id: hold.id, payment_method: 'pm_card_visa' } }),
    ).rejects.toMatchObject({ id: 'HOLD_EXPIRED' });
    expect((await bookingOf(booking.id)).state).toBe('confirmed');
  });

  it('only requires that bags in storage can be collected', async () => {
    const stashpoint = await stashpointHere(0);
    const booking = await createBooking(server, traveller, stashpoint, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-24T18:00:00Z',
    });
    server.setNow('2026-11-23T13:00:00Z');
    await server.database.query
      .updateTable('bookings')
      .set({ state: 'checked_in', checked_in_at: server.services.now() })
      .where('id', '=', booking.id)
      .execute();
    expect((await impact(stashpoint, AFTERNOONS)).booking_count).toBe(0);
    expect((await impact(stashpoint, { active: false })).booking_count).toBe(0);
    expect(await impact(stashpoint, CLOSED_TOMORROW)).toMatchObject({
      booking_count: 1,
      movable_count: 0,
      bookings: [{ reason: 'closed', bags_inside: 2, nearest: null }],
    });
  });
});

describe('saving a change that strands bookings', () => {
  it('is refused without a preview of the stranded bookings, and changes nothing', async () => {
    const stashpoint = await stashpointHere(0);
    await createBooking(server, traveller, stashpoint);
    await expect(patch(stashpoint, CLOSED_TOMORROW)).rejects.toMatchObject({ id: 'BOOKINGS_STRANDED', status: 422 });
    await expect(patch(stashpoint, { active: false })).rejects.toMatchObject({ id: 'BOOKINGS_STRANDED' });
    expect(await admin().getAdminStashpoint({ params: { id: stashpoint } })).toMatchObject({
      closures: [],
      version: 1,
    });
  });

  it('moves them with the change, at no extra cost, and notifies the traveller and both hosts', async () => {
    const stashpoint = await stashpointHere(0, { columns: { business_name: 'Old Place' } });
    const cheap = await stashpointHere(150, { columns: { business_name: 'New Place', first_day_cost: 300 } });
    const booking = await createBooking(server, traveller, stashpoint);
    await patch(stashpoint, { ...CLOSED_TOMORROW, rehouse: true });
    const moved = await bookingOf(booking.id);
    expect(moved).toMatchObject({ state: 'confirmed', stashpoint: { id: cheap } });
    expect(moved.movements.map(({ amount }) => amount)).toEqual([1300, -400]);
    const mails = await server.database.query.selectFrom('mails').selectAll().orderBy('id').execute();
    const told = mails.filter(({ subject, body }) => `${subject}${body}`.includes(booking.id)).slice(-3);
    expect(told.map(({ subject }) => subject).sort()).toEqual(
      [
        `A booking has moved to New Place (${booking.id})`,
        `Booking ${booking.id} has moved to another place`,
        `Your booking ${booking.id} has moved: New Place`,
      ].sort(),
    );
    const { items } = await admin().listChanges({ query: { entity: 'booking', entity_id: booking.id } });
    expect(items).toMatchObject([{ action: 'moved', before: { stashpoint_id: stashpoint } }]);
  });

  it('takes the next place if the nearest is full, and rolls back if none has space', async () => {
    const stashpoint = await stashpointHere(0);
    const [near, far] = [
      await stashpointHere(100, { capacity: { standard: 3 } }),
      await stashpointHere(400, { capacity: { standard: 2 } }),
    ];
    const bookings = [];
    for (let count = 0; count < 3; count += 1) bookings.push(await createBooking(server, traveller, stashpoint));
    expect(await impact(stashpoint, CLOSED_TOMORROW)).toMatchObject({ booking_count: 3, movable_count: 2 });
    await expect(patch(stashpoint, { ...CLOSED_TOMORROW, rehouse: true })).rejects.toMatchObject({
      id: 'BOOKINGS_STRANDED',
    });
    expect((await bookingOf(bookings[0]?.id ?? '')).stashpoint.id).toBe(stashpoint);
    await patch(stashpoint, { ...CLOSED_TOMORROW, rehouse: true, accept_stranded: 1 });
    const where = await Promise.all(bookings.map(async ({ id }) => (await bookingOf(id)).stashpoint.id));
    expect(where.sort()).toEqual([stashpoint, near, far].sort());
  });

  it('accepts no booking made while it is being saved', async () => {
    const stashpoint = await stashpointHere(0);
    const outcomes = await Promise.allSettled([
      patch(stashpoint, CLOSED_TOMORROW),
      holdBooking(server, traveller, stashpoint),
      holdBooking(server, traveller, stashpoint),
    ]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    const live = await server.database.query
      .selectFrom('bookings')
      .select('id')
      .where('stashpoint_id', '=', stashpoint)
      .where('state', '=', 'held')
      .where('hold_expires_at', '>', server.services.now())
      .execute();
    expect(live).toEqual([]);
  });
});

describe('moving one booking by hand', () => {
  it('offers places with space, moves once, and is for staff only', async () => {
    const stashpoint = await stashpointHere(0);
    const other = await stashpointHere(300);
    const booking = await createBooking(server, traveller, stashpoint);
    const params = { id: booking.id };
    const offered = await admin().listBookingMoves({ params });
    expect(offered.map(({ stashpoint }) => stashpoint.id)).toEqual([other]);
    const body = { stashpoint_id: other, reason: 'Asked by phone' };
    await expect(server.clientOf(traveller.token).moveBooking({ params, body })).rejects.toMatchObject({ status: 403 });
    expect(await admin().moveBooking({ params, body })).toMatchObject({ stashpoint: { id: other } });
    await expect(admin().moveBooking({ params, body })).rejects.toMatchObject({ id: 'INVALID_DATA' });
  });
});
