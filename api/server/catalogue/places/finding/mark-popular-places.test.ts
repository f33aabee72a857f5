import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking, createCity, createSession, createStashpoint } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { markPopularPlaces } from './mark-popular-places.ts';
import { markPopular } from './popular-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('marks the places with the most bookings, and writes only differences', async () => {
  const quiet = await createCity(server, { name: 'Quiet', country: 'Quietland' });
  const busy = await createCity(server, { name: 'Busy', country: 'Busyland' });
  await createStashpoint(server, { cityId: quiet.id, columns: { booking_count: 3 } });
  await createStashpoint(server, { cityId: busy.id, columns: { booking_count: 9 } });
  const mark = (count: number) => server.database.transaction((transaction) => markPopular(transaction, count));
  const popular = async () =>
    (await server.database.query.selectFrom('place_terms').select('term').where('popular', '=', true).execute())
      .map(({ term }) => term)
      .sort();
  expect(await popular()).toEqual(['busy', 'busyland', 'quiet', 'quietland']);
  expect(await mark(2)).toBe(2);
  expect(await popular()).toEqual(['busy', 'busyland']);
  expect(await mark(2)).toBe(0);
  expect(await mark(3)).toBe(1);
});

it('counts the stays booked at a stashpoint, and lowers no count', async () => {
  const { id: cityId } = await createCity(server, { name: 'Counted', country: 'Countland' });
  const asked = await createStashpoint(server, { cityId });
  const old = await createStashpoint(server, { cityId, columns: { booking_count: 30 } });
  const traveller = await createSession(server);
  for (const stashpoint of [asked, asked, old]) await createBooking(server, traveller, stashpoint);
  const counts = async () => {
    await markPopularPlaces(server.services);
    const { query } = server.database;
    const rows = await query
      .selectFrom('stashpoints')
      .select(['id', 'booking_count'])
      .where('city_id', '=', cityId)
      .execute();
    return new Map(rows.map(({ id, booking_count }) => [id, booking_count]));
  };
  const expected = new Map([
    [asked, 2],
    [old, 30],
  ]);
  expect(await counts()).toEqual(expected);
  expect(await counts()).toEqual(expected);
});
