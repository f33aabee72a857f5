import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthToken } from '../../../../contract/structs/user.ts';
import { createSession, createStashpoint } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let host: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  host = await createSession(server, 'host');
});
afterAll(() => server.close());

async function holidaysIn(country_code: string, query: { region?: string; language?: 'de' } = {}) {
  const id = await createStashpoint(server, { hostId: host.user.id, columns: { country_code } });
  return server.clientOf(host.token).listPublicHolidays({ params: { id }, query });
}

it('are those of the country in the year to come, by their dates', async () => {
  const { items, region } = await holidaysIn('DE');
  expect(region).toBeNull();
  expect(items[0]).toEqual({ start_date: '2026-12-25', end_date: '2026-12-25', name: 'Christmas Day' });
  expect(items.at(-1)?.start_date).toBe('2027-10-03');
});

it('are those of a region, if it has its own', async () => {
  const { items, region, regions } = await holidaysIn('DE', { region: 'BE', language: 'de' });
  expect(region).toBe('BE');
  expect(regions).toContainEqual({ code: 'BE', name: 'Berlin' });
  expect(items.map(({ name }) => name)).toContain('Internationaler Frauentag');
});

it('may last for days', async () => {
  const { items } = await holidaysIn('KR');
  expect(items).toContainEqual(expect.objectContaining({ start_date: '2027-02-07', end_date: '2027-02-09' }));
});

it('are the country’s if the region is unknown', async () => {
  expect((await holidaysIn('FR', { region: 'nowhere' })).region).toBeNull();
});
