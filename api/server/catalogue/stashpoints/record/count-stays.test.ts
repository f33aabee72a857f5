import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking, createCity, createSession, createStashpoint } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { countStays } from './count-stays.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('counts the stays booked at a stashpoint, and lowers no count', async () => {
  const { id: cityId } = await createCity(server, { name: 'Counted', country: 'Countland' });
  const asked = await createStashpoint(server, { cityId });
  const old = await createStashpoint(server, { cityId, columns: { booking_count: 30 } });
  const traveller = await createSession(server);
  for (const stashpoint of [asked, asked, old]) await createBooking(server, traveller, stashpoint);
  const counts = async () => {
    await countStays(server.services);
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
