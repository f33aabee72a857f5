import { createClient } from '@cubby/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase, POSTGRES_URL } from '../harness/own-database.ts';
import { findPgBouncer, startPgBouncer } from '../harness/pgbouncer.ts';
import { signInStaff } from '../harness/staff.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(env: Record<string, string>): Promise<CubbyServer> {
  const server = await startCubby(env);
  cleanUps.push(() => server.stop());
  return server;
}

async function demo(): Promise<Record<string, string>> {
  const { env, remove } = await ownDatabase();
  cleanUps.push(remove);
  return env;
}

/** Settings that put a server behind a pooler, with or without a way past it. */
async function pooled(env: Record<string, string>, direct: boolean): Promise<Record<string, string>> {
  const pooler = await startPgBouncer(env.DATABASE_URL ?? '');
  cleanUps.push(() => pooler.stop());
  return {
    ...env,
    DATABASE_URL: pooler.url,
    DATABASE_POOLER: 'transaction',
    ...(direct && { DATABASE_DIRECT_URL: env.DATABASE_URL ?? '' }),
  };
}

const LONDON = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };

/** What staff save at one server is soon on the page of a place at every server, not when the page is a minute old. */
async function savesAreSeen(servers: readonly CubbyServer[]): Promise<void> {
  const [at] = servers as [CubbyServer];
  const { token } = await signInStaff(at.url);
  const staff = createClient({ baseUrl: at.url, headers: () => ({ Authorization: `Token ${token}` }) });
  const { items } = await staff.listStashpoints({ query: { ...LONDON, per_page: 1 } });
  const { id, canonical_url } = await staff.getStashpoint({ params: { id: items[0]?.id ?? '' }, query: {} });
  const path = new URL(canonical_url, at.url).pathname;
  const shows = async (server: CubbyServer, text: string) =>
    (await (await fetch(server.url + path)).text()).includes(text);
  for (const server of servers) expect(await shows(server, 'Harbour Light Luggage')).toBe(false);
  await staff.updateAdminStashpoint({ params: { id }, body: { description: 'Harbour Light Luggage' } });
  expect(await shows(at, 'Harbour Light Luggage')).toBe(true);
  for (const server of servers)
    await expect.poll(() => shows(server, 'Harbour Light Luggage'), { timeout: 10_000, interval: 50 }).toBe(true);
}

describe('what staff save', () => {
  it('is on the public page of the same server at once', async () => {
    await savesAreSeen([await start(await demo())]);
  });

  it.runIf(POSTGRES_URL)('is soon on the public page of another server', async () => {
    const env = await demo();
    await savesAreSeen([await start(env), await start(env)]);
  });
});

describe.runIf(POSTGRES_URL && findPgBouncer())('behind a pooler that lends connections for a transaction', () => {
  it('everything works, and servers follow each other by asking', async () => {
    const env = await pooled(await demo(), false);
    await savesAreSeen([await start(env), await start(env)]);
  });

  it('an empty database is set up, and servers listen past the pooler', async () => {
    const { env, remove } = await ownDatabase({ demo: false });
    cleanUps.push(remove);
    const behind = await pooled(env, true);
    await savesAreSeen([await start(behind), await start(behind)]);
  });
});
