import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createBooking,
  createSession,
  createStashpoint,
  everyDay,
  ROUND_THE_CLOCK,
  TOMORROW,
} from '../../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
/** The longitude of the next island: every test searches one of its own. */
let lng = -40;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.setNow(TEST_NOW);
  lng += 1;
});
afterAll(() => server.close());

const at = (lat: number, east = 0) => ({ lat, lng: lng + east });
const stashpoint = (lat: number, options: Parameters<typeof createStashpoint>[1] = {}) =>
  createStashpoint(server, { ...options, columns: { ...at(lat), ...options.columns } });
type Query = Partial<Parameters<TestServer['client']['listStashpoints']>[0]['query']>;
const search = (query: Query = {}) =>
  server.client.listStashpoints({
    query: {
      northeast_lat: 51,
      northeast_lng: lng + 0.4,
      southwest_lat: 49,
      southwest_lng: lng - 0.4,
      latitude: 50,
      longitude: lng,
      ...query,
    },
  });

describe('search', () => {
  it('finds what is inside the map, nearest first, with the distance', async () => {
    const far = await stashpoint(50.02);
    const near = await stashpoint(50.01);
    await stashpoint(52);
    const { items, total } = await search();
    expect(items.map(({ id }) => id)).toEqual([near, far]);
    expect(total).toBe(2);
    expect(items[0]?.user_distance_km).toBeCloseTo(1.11, 1);
  });

  it('lists what is available for the stay first, with the all-in price', async () => {
    const closed = await stashpoint(50.001, { hours: everyDay('19:00:00', '23:00:00') });
    const open = await stashpoint(50.01);
    const { items, counts } = await search({ ...TOMORROW, bag_count: 2 });
    expect(items.map(({ id, availability }) => [id, availability])).toEqual([
      [open, 'available'],
      [closed, 'unavailable'],
    ]);
    expect(items[0]?.stay_price).toEqual({ total: 1300, days: 1, bag_count: 2 });
    expect(items[0]?.bags_available).toBe(10);
    expect(items[1]?.stay_price).toBeUndefined();
    expect(counts).toMatchObject({
      available_stashpoint_count: 1,
      total_stashpoint_count: 2,
      available_standard_count: 1,
    });
  });

  it('shows the same price as the quote', async () => {
    const id = await stashpoint(50);
    const stay = { dropoff: TOMORROW.dropoff, pickup: '2026-11-27T12:00:00Z', bag_count: 3 };
    const { items } = await search(stay);
    const quote = await server.client.createQuote({ body: { stashpoint_id: id, ...stay } });
    expect(items[0]?.stay_price?.total).toBe(quote.post_discount_price);
    const page = await server.client.getStashpoint({ params: { id }, query: stay });
    expect(page.stay_price?.total).toBe(quote.post_discount_price);
  });

  it('considers existing bookings', async () => {
    const id = await stashpoint(50, { capacity: { standard: 3 } });
    await createBooking(server, await createSession(server), id, { bag_count: 2 });
    const one = await search({ ...TOMORROW, bag_count: 1 });
    expect(one.items[0]).toMatchObject({ availability: 'available', bags_available: 1 });
    expect((await search({ ...TOMORROW, bag_count: 2 })).items[0]?.availability).toBe('unavailable');
  });

  it('searches by size', async () => {
    await stashpoint(50, { capacity: { large: 1, small: 3 }, columns: { storage_type: 'lambda_locker' } });
    const sized = (storage_spaces: string, bag_count: number) => search({ ...TOMORROW, bag_count, storage_spaces });
    expect((await sized('large:1', 1)).items[0]?.availability).toBe('available');
    expect((await sized('large:2', 2)).items[0]?.availability).toBe('unavailable');
    expect((await search({ ...TOMORROW, bag_count: 4 })).items[0]?.availability).toBe('available');
  });

  it('filters: round the clock, step-free, staffed or locker', async () => {
    const always = await stashpoint(50.001, { hours: ROUND_THE_CLOCK });
    const stepFree = await stashpoint(50.002, { columns: { step_free: true } });
    const locker = await stashpoint(50.003, {
      capacity: { small: 2 },
      columns: { storage_type: 'lambda_locker', type: 'locker' },
    });
    const ids = async (query: Query) => (await search(query)).items.map(({ id }) => id);
    expect(await ids({ open_twentyfour_seven: true })).toEqual([always]);
    expect(await ids({ step_free: true })).toEqual([stepFree]);
    expect(await ids({ kind: 'locker' })).toEqual([locker]);
    expect(await ids({ kind: 'staffed' })).toEqual([always, stepFree]);
  });

  it('counts hotels, hostels, lockers and all others apart', async () => {
    for (const type of ['hotel', 'hostel', 'premier_inn_hotel', 'cafe'] as const)
      await stashpoint(50, { columns: { type } });
    await stashpoint(50, { capacity: { small: 2 }, columns: { storage_type: 'lambda_locker', type: 'locker' } });
    expect((await search({ ...TOMORROW, bag_count: 2 })).counts).toEqual({
      available_hotel_count: 3,
      available_locker_count: 1,
      available_standard_count: 1,
      available_stashpoint_count: 5,
      total_stashpoint_count: 5,
    });
  });

  it('sorts by popularity', async () => {
    await stashpoint(50.001);
    const popular = await stashpoint(50.1, { columns: { booking_count: 900 } });
    expect((await search({ sort: 'popularity' })).items[0]?.id).toBe(popular);
  });

  it('sorts by the price of the stay', async () => {
    const cheapDay = await stashpoint(50, { columns: { first_day_cost: 400, extra_day_cost: 900 } });
    const cheapWeek = await stashpoint(50.1, { columns: { first_day_cost: 600, extra_day_cost: 100 } });
    const first = async (stay: Query) => (await search({ ...stay, sort: 'price' })).items[0]?.id;
    expect(await first({})).toBe(cheapDay);
    expect(await first({ ...TOMORROW, bag_count: 2 })).toBe(cheapDay);
    const { dropoff } = TOMORROW;
    expect(await first({ dropoff, pickup: addDays(new Date(dropoff), 2).toISOString(), bag_count: 2 })).toBe(cheapWeek);
  });

  it('leaves out places that are unapproved or off the market', async () => {
    await stashpoint(50, { columns: { active: false } });
    await stashpoint(50, { columns: { status: 'submitted' } });
    expect((await search()).total).toBe(0);
  });

  it('is paged, with fifty at most', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await stashpoint(50 + index / 100));
    const first = await search({ per_page: 2 });
    const third = await search({ per_page: 2, page: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({ page: 1, pages: 3, total: 5, has_next: true, has_prev: false });
    expect(third.items.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(third).toMatchObject({ has_next: false, has_prev: true });
  });

  it('fills a page of a dense view with the nearest available places, and weighs no more', async () => {
    const shut = await stashpoint(50.0001, { hours: everyDay('19:00:00', '23:00:00') });
    const open: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      // In turn to the north and to the east, where degrees are shorter.
      const north = index % 2 === 0 ? 0.002 * (index + 1) : 0;
      const east = index % 2 === 0 ? 0 : (0.002 * (index + 1)) / Math.cos((50 * Math.PI) / 180);
      open.push(await stashpoint(50 + north, { columns: at(50 + north, east) }));
    }
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await search({ ...TOMORROW, bag_count: 2, per_page: 20, page }));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([...open, shut]);
    expect(pages.map(({ total }) => total)).toEqual([61, 61, 61, 61]);
    // Of the nearest 51 places 50 are available, and of all 61 as many as that makes likely, until all were weighed.
    expect(pages.map(({ counts }) => counts.available_stashpoint_count)).toEqual([60, 60, 60, 60]);
  });

  it('returns partner lockers in separate calls', async () => {
    const bendysquare = await stashpoint(50, { capacity: { large: 2 }, columns: { storage_type: 'bendysquare' } });
    const quadralink = await stashpoint(50, { capacity: { large: 2 }, columns: { storage_type: 'quadralink' } });
    const query = { northeast_lat: 51, northeast_lng: lng + 0.4, southwest_lat: 49, southwest_lng: lng - 0.4 };
    expect((await search()).total).toBe(0);
    expect((await server.client.listBendysquare({ query })).items.map(({ id }) => id)).toEqual([bendysquare]);
    expect((await server.client.listQuadralink({ query })).items.map(({ id }) => id)).toEqual([quadralink]);
  });

  it('reaches across the antimeridian', async () => {
    const west = await createStashpoint(server, { columns: { lat: -17, lng: 179.9 } });
    const east = await createStashpoint(server, { columns: { lat: -17, lng: -179.9 } });
    const { items } = await server.client.listStashpoints({
      query: { northeast_lat: -16, northeast_lng: -179, southwest_lat: -18, southwest_lng: 179 },
    });
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([west, east]));
  });

  it('includes its edges, and can reach the poles and around the earth', async () => {
    const corners = [await stashpoint(49, { columns: at(49, -0.5) }), await stashpoint(51, { columns: at(51, 0.5) })];
    const edges = { northeast_lng: lng + 0.5, southwest_lng: lng - 0.5 };
    expect((await search(edges)).items.map(({ id }) => id).sort()).toEqual(corners.sort());
    const world = { northeast_lat: 90, northeast_lng: 180, southwest_lat: -90, southwest_lng: -180 };
    expect((await search(world)).total).toBeGreaterThan(1);
  });

  it('shows a change of a place at once', async () => {
    const id = await stashpoint(50);
    await search();
    await server.database.query.updateTable('stashpoints').set({ name: 'The New Name' }).where('id', '=', id).execute();
    expect((await search()).items[0]?.name).toBe('The New Name');
  });

  it.each([
    ['no bounds', '', 'northeast_lat', 'REQUIRED_DATA_CLIENT_ERROR'],
    [
      'bounds with text',
      'northeast_lat=x&northeast_lng=1&southwest_lat=0&southwest_lng=0',
      'northeast_lat',
      'INVALID_DATA',
    ],
    [
      'a latitude beyond the pole',
      'northeast_lat=91&northeast_lng=1&southwest_lat=0&southwest_lng=0',
      'northeast_lat',
      'INVALID_DATA',
    ],
    [
      'a map upside down',
      'northeast_lat=0&northeast_lng=1&southwest_lat=5&southwest_lng=0',
      'southwest_lat',
      'INVALID_DATA',
    ],
    [
      'an invalid time',
      'northeast_lat=1&northeast_lng=1&southwest_lat=0&southwest_lng=0&dropoff=soon',
      'dropoff',
      'INVALID_DATA',
    ],
  ])('names the field for %s', async (_, query, field, problem) => {
    const reply = await fetch(`${server.url}/v3/stashpoints?${query}`);
    const body = (await reply.json()) as { id: string; errors: Record<string, string[]> };
    expect(reply.status).toBe(422);
    expect(body.id).toBe('INVALID_DATA');
    expect(body.errors[field]).toEqual([problem]);
  });
});

describe('an answer in one language', () => {
  it('contains only its names, and never those cached for another', async () => {
    const id = await stashpoint(50);
    const names = async (language?: 'de' | 'fr') => {
      const { items } = await search(language ? { language } : {});
      return Object.keys(items.find((item) => item.id === id)?.nearest_city.translations ?? {}).sort();
    };
    for (const _again of [1, 2]) {
      expect(await names('de')).toEqual(['german']);
      expect(await names()).toEqual(['english', 'german']);
      expect(await names('fr')).toEqual([]);
    }
  });
});

describe('the page of a place', () => {
  it('states why a stay is unavailable', async () => {
    const id = await stashpoint(50, { hours: everyDay('08:00:00', '12:00:00') });
    const page = await server.client.getStashpoint({ params: { id }, query: { ...TOMORROW, bag_count: 1 } });
    expect(page).toMatchObject({
      availability: 'unavailable',
      unavailable_reason: 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN',
    });
  });

  it('shows free bags by the hour: 24 of them, 23 and 25 when the clocks change', async () => {
    const id = await stashpoint(50, { capacity: { standard: 4 } });
    await createBooking(server, await createSession(server), id, { bag_count: 3 });
    const day = await server.client.getHourlyAvailability({ params: { id }, query: { date: '2026-11-24' } });
    expect(day.hours).toHaveLength(24);
    expect(day.hours[9]).toMatchObject({ time: '09:00:00', open: true, free: { standard: 4 } });
    expect(day.hours[10]).toMatchObject({ time: '10:00:00', free: { standard: 1 } });
    expect(day.hours[17]?.free.standard).toBe(1);
    expect(day.hours[18]?.free.standard).toBe(4);
    expect(day.hours[21]?.open).toBe(false);
    for (const [date, count] of [
      ['2027-03-28', 23],
      ['2027-10-31', 25],
    ] as const)
      expect((await server.client.getHourlyAvailability({ params: { id }, query: { date } })).hours).toHaveLength(
        count,
      );
  });

  it('separates places off the market from unknown ones', async () => {
    const id = await stashpoint(50, { columns: { active: false } });
    await expect(server.client.getStashpoint({ params: { id } })).rejects.toMatchObject({ id: 'STASHPOINT_INACTIVE' });
    await expect(server.client.getStashpoint({ params: { id: 'ffffffffffff' } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });
});
