import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../../demo/seed-database.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';
import { REAL_QUERIES } from './real-queries/all-queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDatabase(server.database, { now: TEST_NOW, stashpoints: 500, bookings: 1000 });
  await server.services.caches.invalidate();
}, 120_000);
afterAll(() => server.close());

const found = async (query: string) =>
  (await server.client.listLocations({ query: { query, per_page: 7 } })).items.map(({ route }) => route);

describe('what people type', () => {
  it.each(REAL_QUERIES)('“%s” (%s) finds %s first: %s', async (typed, _language, route) =>
    expect((await found(typed))[0]).toBe(route),
  );
});
