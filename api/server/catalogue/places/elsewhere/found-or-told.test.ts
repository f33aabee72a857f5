import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distanceKm } from '../../../../contract/rules/distance.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import { seedDatabase } from '../../../../demo/seed-database.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';

/**
 * Queries in six languages, split before the search was built: those it was built from, and those opened at its end. Each
 * with its language, and what must be first: the English route of a place; after `#` a route around which an address must
 * be; after `=` a city without places of ours.
 */
const QUERIES = readFileSync(new URL('../../../../testing/real-queries/found-or-told.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDatabase(server.database, { now: TEST_NOW, stashpoints: 500, bookings: 1000 });
  await server.services.caches.invalidate();
}, 120_000);
afterAll(() => server.close());

/** Returns what the field shows first: a route, `=` and a city elsewhere, or `#` and the position of an address. */
async function firstFor(query: string, language: Language, expected: string): Promise<string | undefined> {
  const { items, elsewhere } = await server.client.listLocations({ query: { query, per_page: 7 } });
  if (expected.startsWith('=')) return `=${elsewhere?.name}`;
  if (!expected.startsWith('#')) return items[0]?.route;
  const [{ items: found }, [place]] = await Promise.all([
    server.client.searchAddresses({ query: { query, language } }),
    (await server.client.listLocations({ query: { route: expected.slice(1) } })).items,
  ]);
  const [address] = found;
  if (!address || !place) return items[0] && `#${items[0].route.split('/').slice(0, 2).join('/')}`;
  return distanceKm(address.position, place.center) < 15 ? expected : `#${address.around}`;
}

it.each(['built', 'opened'])('finds what people type, or tells that we are not there: %s', async (half) => {
  const wrong: string[] = [];
  for (const [, language = '', query = '', expected = ''] of QUERIES.filter(([each]) => each === half)) {
    const first = await firstFor(query, language as Language, expected);
    if (first !== expected) wrong.push(`${language} “${query}”: ${first} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});
