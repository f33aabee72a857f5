import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCity, createStashpoint } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
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
