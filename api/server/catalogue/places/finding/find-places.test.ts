import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Translations } from '../../../../contract/vocabulary/words.ts';
import { placeRows } from '../../../../demo/network/place-rows.ts';
import { seedDatabase } from '../../../../demo/seed-database.ts';
import { REAL_QUERIES } from '../../../../testing/real-queries/all-queries.ts';
import { WITH_THEIR_CITY } from '../../../../testing/real-queries/in-other-words.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';

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
