import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '../../../../contract/rules/distance.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import type { Translations } from '../../../../contract/vocabulary/words.ts';
import { placeRows } from '../../../../demo/network/place-rows.ts';
import { seedDatabase } from '../../../../demo/seed-database.ts';
import { REAL_QUERIES } from '../../../../testing/real-queries/all-queries.ts';
import { WITH_THEIR_CITY } from '../../../../testing/real-queries/in-other-words.ts';
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

const places = placeRows();

describe('what people type', () => {
  it('is tested with over three hundred real queries, each once in a language, about places of the demo', () => {
    expect(REAL_QUERIES.length).toBeGreaterThan(300);
    const routes = new Set(places.map(({ translations }) => (translations as Translations).english?.route));
    expect(REAL_QUERIES.filter(([, , route]) => !routes.has(route))).toEqual([]);
    const asked = REAL_QUERIES.map(([typed, language]) => `${language} ${typed}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  it('finds the intended place first', async () => {
    const wrong: string[] = [];
    for (const [typed, language, route, why] of REAL_QUERIES) {
      const { items } = await server.client.listLocations({ query: { query: typed, per_page: 7 } });
      if (items[0]?.route !== route)
        wrong.push(`“${typed}” (${language}, ${why}): ${items[0]?.route} instead of ${route}`);
    }
    expect(wrong).toEqual([]);
  });

  it('answers for the city in an address, and returns what it does not know', async () => {
    const found = await Promise.all(
      WITH_THEIR_CITY.map(async ([typed, language, , why]) => {
        const { items } = await server.client.listLocations({ query: { query: typed, per_page: 7 } });
        return [typed, language, items[0]?.route, why, items[0]?.unknown_text];
      }),
    );
    expect(found).toEqual(WITH_THEIR_CITY);
  });
});

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
