import { createClient } from '@cubby/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { findPgBouncer, startPgBouncer } from '../harness/pgbouncer.ts';
import { signInStaff } from '../harness/staff.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function empty(): Promise<Record<string, string>> {
  const { env, remove } = await ownDatabase({ demo: false });
  cleanUps.push(remove);
  return env;
}

/** Starts two servers at once on one empty database. */
async function startBoth(...envs: Record<string, string>[]): Promise<CubbyServer[]> {
  const servers = await Promise.all(envs.map((env) => startCubby(env)));
  cleanUps.push(() => Promise.all(servers.map((server) => server.stop())));
  return servers;
}

const LONDON = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };

/**
 * Checks that a change by staff at one server is on its pages at once, and soon on those of every other server, before
 * a page is a minute old.
 */
async function savesAreSeen(at: CubbyServer, elsewhere: CubbyServer, text: string): Promise<void> {
  const { token } = await signInStaff(at.url);
  const staff = createClient({ baseUrl: at.url, headers: () => ({ Authorization: `Token ${token}` }) });
  const { items } = await staff.listStashpoints({ query: { ...LONDON, per_page: 1 } });
  const { id, canonical_url } = await staff.getStashpoint({ params: { id: items[0]?.id ?? '' }, query: {} });
  const path = new URL(canonical_url, at.url).pathname;
  const shows = async (server: CubbyServer) => (await (await fetch(server.url + path)).text()).includes(text);
  expect([await shows(at), await shows(elsewhere)]).toEqual([false, false]);
  await staff.updateAdminStashpoint({ params: { id }, body: { description: text } });
  expect(await shows(at)).toBe(true);
  await expect.poll(() => shows(elsewhere), { timeout: 10_000, interval: 50 }).toBe(true);
}

async function countStashpoints({ url }: CubbyServer): Promise<number> {
  const answer = (await (await fetch(`${url}/v2/aggregate-stats`)).json()) as { total_stashpoints: number };
  return answer.total_stashpoints;
}

async function areFilledOnce(servers: readonly CubbyServer[]): Promise<void> {
  expect(servers.map((server) => server.output().includes('building the demo network')).sort()).toEqual([false, true]);
  const [first, second] = await Promise.all(servers.map(countStashpoints));
  expect(first).toBeGreaterThan(400);
  expect(second).toBe(first);
}

describe('two servers that start at once on one empty database', () => {
  it('create the schema, fill it once, and show changes made at the other', async () => {
    const env = await empty();
    const [one, other] = (await startBoth(env, env)) as [CubbyServer, CubbyServer];
    await areFilledOnce([one, other]);
    await savesAreSeen(one, other, 'Harbour Light Luggage');
  });

  it.runIf(findPgBouncer())('do so behind a pooler in transaction mode, by listening past it or polling', async () => {
    const env = await empty();
    const pooler = await startPgBouncer(env.DATABASE_URL ?? '');
    cleanUps.push(() => pooler.stop());
    const asking = { ...env, DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' };
    const listening = { ...asking, DATABASE_DIRECT_URL: env.DATABASE_URL ?? '' };
    const [asks, listens] = (await startBoth(asking, listening)) as [CubbyServer, CubbyServer];
    await areFilledOnce([asks, listens]);
    await savesAreSeen(asks, listens, 'Harbour Light Luggage');
    await savesAreSeen(listens, asks, 'Lantern Street Luggage');
  });
});
