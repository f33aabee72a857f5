import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking, createCity, createSession, createStashpoint } from '../../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';
import { forgetKind } from '../../../retention.ts';
import { MissedSearches } from './missed-searches.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let server: TestServer;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  const { id: cityId } = await createCity(server, { name: `Town ${crypto.randomUUID()}` });
  await server.database.query.updateTable('stashpoints').set({ active: false }).execute();
  stashpoint = await createStashpoint(server, { cityId });
});
afterAll(() => server.close());

interface Look {
  dropoff?: string;
  pickup?: string;
  bags?: number;
  agent?: string;
  visitor?: string;
  token?: string;
}

const BOUNDS = 'northeast_lat=51.6&northeast_lng=0&southwest_lat=51.4&southwest_lng=-0.3';
/** A stay at night, when the place is closed. */
const NIGHT = { dropoff: '2026-11-24T22:00:00Z', pickup: '2026-11-24T23:00:00Z' };
const DAY = { dropoff: '2026-11-24T10:00:00Z', pickup: '2026-11-24T18:00:00Z' };

async function look(at: string, { dropoff, pickup, bags = 2, agent = BROWSER, visitor, token }: Look): Promise<void> {
  const headers = {
    'User-Agent': agent,
    'Stasher-Uuid': visitor ?? crypto.randomUUID(),
    ...(token && { Authorization: `Token ${token}` }),
  };
  const reply = await fetch(`${server.url}${at}&dropoff=${dropoff}&pickup=${pickup}&bag_count=${bags}`, { headers });
  expect(reply.status).toBe(200);
}
const search = (asked: Look) => look(`/v3/stashpoints?${BOUNDS}`, { ...NIGHT, ...asked });
const openPage = (asked: Look) => look(`/v3/stashpoints/${stashpoint}?`, { ...NIGHT, ...asked });

async function counts() {
  await (server.services.missedSearches as MissedSearches).flush();
  const rows = await server.database.query
    .selectFrom('missed_searches')
    .select(['hour', 'reason', 'searches', 'bags'])
    .where('stashpoint_id', '=', stashpoint)
    .orderBy('hour')
    .orderBy('reason')
    .execute();
  return rows.map(({ hour, reason, searches, bags }) => `${hour} ${reason} ${searches}×${bags}`);
}

describe('missed searches', () => {
  it('are counted by the requested hour, as closed or full', async () => {
    await search({});
    // As many bags as it has capacity for: if it were open, they could be booked.
    await search({ bags: 10 });
    expect(await counts()).toEqual(['22 closed 2×12']);
    const traveller = await createSession(server);
    await createBooking(server, traveller, stashpoint, { ...DAY, bag_count: 9 });
    await search({ ...DAY, bags: 2 });
    await search({ ...DAY, pickup: NIGHT.pickup, bags: 1 });
    expect(await counts()).toEqual(['10 closed 1×1', '10 full 1×2', '22 closed 2×12']);
  });

  it('are counted on a place’s page too, but not if there was space', async () => {
    await openPage({});
    await openPage(DAY);
    await search(DAY);
    expect(await counts()).toEqual(['22 closed 1×2']);
  });

  it('are counted once an hour for each visitor', async () => {
    const visitor = crypto.randomUUID();
    await search({ visitor });
    await search({ visitor, bags: 5 });
    await openPage({ visitor });
    await counts();
    await search({ visitor });
    expect(await counts()).toEqual(['22 closed 1×2']);
  });

  it('are not counted for bots, programs, staff and hosts', async () => {
    await search({ agent: BOT });
    await search({ agent: 'curl/8.5.0' });
    await search({ agent: '' });
    for (const role of ['admin', 'host'] as const) await search({ token: (await createSession(server, role)).token });
    expect(await counts()).toEqual([]);
    await search({ token: (await createSession(server)).token });
    expect(await counts()).toEqual(['22 closed 1×2']);
  });

  it('are summed over servers, without anything about the visitor', async () => {
    const misses = [{ stashpointId: stashpoint, timezone: 'Europe/London', reason: 'full' }] as const;
    const looker = (visitor: string) => ({
      visitor,
      address: '1.2.3.4',
      userAgent: BROWSER,
      findCaller: async () => null,
    });
    const { database, now, log } = server.services;
    const servers = [1, 2].map(() => new MissedSearches({ database, now, log }));
    for (const [index, each] of servers.entries())
      each.note({ misses, dropoff: new Date(DAY.dropoff), bags: 1, looker: looker(`visitor ${index}`) });
    await Promise.all(servers.map((each) => each.close()));
    expect(await counts()).toEqual(['10 full 2×2']);
    const rows = await database.query.selectFrom('missed_searches').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/visitor|1\.2\.3\.4/);
  });

  it('of a place deleted meanwhile do not block the others', async () => {
    const { database, now, log } = server.services;
    const counter = new MissedSearches({ database, now, log });
    const miss = (stashpointId: string) => ({ stashpointId, timezone: 'UTC', reason: 'closed' as const });
    const looker = { visitor: 'x', address: '', userAgent: BROWSER, findCaller: async () => null };
    counter.note({ misses: [miss('000000000000'), miss(stashpoint)], dropoff: new Date(DAY.dropoff), bags: 1, looker });
    await counter.close();
    expect(await counts()).toEqual(['10 closed 1×1']);
  });

  it('are deleted after 400 days', async () => {
    await server.database.query.deleteFrom('missed_searches').execute();
    await search({});
    await counts();
    // The search is for a drop-off on 24 November 2026.
    server.setNow('2027-12-29T10:00:00Z');
    expect(await forgetKind(server.services, 'missed_searches')).toBe(0);
    server.setNow('2027-12-30T10:00:00Z');
    expect(await forgetKind(server.services, 'missed_searches')).toBe(1);
    expect(await counts()).toEqual([]);
  });
});
