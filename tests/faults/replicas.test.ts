import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  administer,
  connectDatabase,
  createSession,
  createStashpoint,
  findPostgres,
  holdBooking,
  type PostgresServer,
  prepareDatabase,
  readPosition,
  startPostgres,
  startReplica,
  startTestServer,
  type TestServer,
  TOMORROW,
} from '@cubby/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = findPostgres() ?? '';
const WORLD = { northeast_lat: 85, northeast_lng: 180, southwest_lat: -85, southwest_lng: -180 };

/** A site whose one page shows the name of a place. */
const RENDERER = `
export const publicPaths = [];
export const languageOf = () => 'en';
export const modulesOf = () => [];
export const drawnAddress = (url) => url;
export async function renderPage({ url, fetch }) {
  const { name: body } = await (await fetch('/v3/stashpoints' + url.split('?')[0])).json();
  return { status: 200, movedTo: null, language: 'en', head: '', styles: '', body, data: '', modules: [], isRead: true };
}`;

function makeSites() {
  const root = mkdtempSync(join(tmpdir(), 'cubby-sites-'));
  const customer = join(root, 'customer');
  mkdirSync(join(customer, 'server'), { recursive: true });
  writeFileSync(join(customer, 'index.html'), '<html lang="en"><div id="root"><!--body--></div></html>');
  writeFileSync(join(customer, 'manifest.json'), '{}');
  writeFileSync(join(customer, 'server/entry-server.js'), RENDERER);
  writeFileSync(join(customer, 'package.json'), '{ "type": "module" }');
  return { sites: { customer, backoffice: join(root, 'backoffice') }, remove: () => rmSync(root, { recursive: true }) };
}

describe.runIf(bin)('replicas', () => {
  const cleanUps: (() => unknown)[] = [];
  let primary: PostgresServer;
  let replicas: PostgresServer[];
  let server: TestServer;
  let stashpoint: string;
  let staff: string;
  const lines: string[] = [];

  beforeAll(async () => {
    primary = await startPostgres({ bin });
    cleanUps.push(primary.stop);
    await prepareDatabase({ url: primary.url });
    // What is replayed cancels queries in its way at once.
    const settings = { max_standby_streaming_delay: '0' };
    replicas = [await startReplica(primary, { bin, settings }), await startReplica(primary, { bin, settings })];
    cleanUps.push(...replicas.map(({ stop }) => stop));
    const database = connectDatabase({ url: primary.url, replicaUrls: replicas.map(({ url }) => url) });
    cleanUps.push(database.close);
    const { sites, remove } = makeSites();
    cleanUps.push(remove);
    server = await startTestServer({}, { limited: true, sites, beside: { database } });
    cleanUps.push(server.close);
    stashpoint = await createStashpoint(server);
    staff = (await createSession(server, 'admin')).token;
    await server.services.caches.invalidate();
    const log = { ...server.services.log, warn: (line: string) => lines.push(line) };
    await database.replicas?.watch(log as never);
    await caughtUp();
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** Waits until the watch has seen the last write arrive. */
  async function caughtUp(): Promise<void> {
    const position = readPosition(await server.database.replicas?.position());
    while (!server.database.replicas?.all.every((each) => each.inUse && each.has(position ?? 0n))) await setTimeout(20);
  }

  async function inUse(...expected: boolean[]): Promise<void> {
    const states = () => server.database.replicas?.all.map((replica) => replica.inUse);
    await expect.poll(states, { timeout: 15_000 }).toEqual(expected);
  }

  const call = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { Authorization: `Token ${staff}`, 'Content-Type': 'application/json', ...init.headers },
    });

  const replay = (state: 'pause' | 'resume') =>
    Promise.all(replicas.map(({ url }) => administer(url, `select pg_wal_replay_${state}()`)));

  async function codes(headers: Record<string, string> = {}): Promise<string[]> {
    const { items } = (await (await call('/v2/coupons', { headers })).json()) as { items: { code: string }[] };
    return items.map(({ code }) => code);
  }

  const page = async () => (await fetch(`${server.url}/${stashpoint}`)).text();
  const search = () => server.client.listStashpoints({ query: { ...WORLD, ...TOMORROW, bag_count: 1 } });

  it('that are behind show their writes to those who wrote, and are left out until they have caught up', async () => {
    expect(await page()).toContain('Euston Road Café');
    const left = await createSession(server, 'admin');
    await caughtUp();
    await replay('pause');
    const created = await call('/v2/coupons', { method: 'POST', body: '{"code":"AUTUMN","percent":10}' });
    expect(created.status).toBe(200);
    const cookie = created.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^cubby_read_after=[0-9A-F]+\/[0-9A-F]+; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/);
    expect(await codes()).toEqual([]);
    expect(await codes({ Cookie: `a=b; ${cookie.split(';')[0]}` })).toEqual(['AUTUMN']);
    expect(await codes({ 'Read-After': created.headers.get('read-after') ?? '' })).toEqual(['AUTUMN']);
    expect(await codes({ 'Read-After': 'everything' })).toEqual([]);

    // A session that has ended has ended everywhere.
    await server.database.query.deleteFrom('tokens').where('id', '=', left.id).execute();
    expect((await call('/v2/coupons', { headers: { Authorization: `Token ${left.token}` } })).status).toBe(401);

    // As another server changes it, of which a notification tells.
    await server.database.executeSql(`update stashpoints set name = 'Colon Tea'`);
    await server.services.caches.invalidate('stashpoints');
    const before = await server.client.getStashpoint({ params: { id: stashpoint } });
    expect([before.name, await page()]).toEqual(['Euston Road Café', expect.stringContaining('Colon Tea')]);

    await inUse(false, false);
    expect(await codes()).toEqual(['AUTUMN']);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^cubby_replica_in_use\{replica="127\.0\.0\.1:\d+\/postgres"\} 0$/m);
    await replay('resume');
    await inUse(true, true);
    expect(lines.filter((line) => /is left out: it is \d+ s behind$/.test(line))).toHaveLength(2);
    expect(lines.filter((line) => /is read from again$/.test(line))).toHaveLength(2);
  });

  it('that cancel a query for what they replay let another server answer it, and are read on', async () => {
    const { query, replicas: read } = server.database;
    const slowly = query.selectFrom('stashpoints').select(({ fn, val }) => fn('pg_sleep', [val(2)]).as('slept'));
    const asked = read?.read({ atLeast: 0n, mayLag: false }, () => slowly.execute());
    const own = replicas.map(({ url }) => connectDatabase({ url, poolSize: 1 }));
    const sum = async (text: string) => {
      const counts = await Promise.all(own.map((database) => database.executeSql(`select (${text})::int as count`)));
      return counts.reduce((total, { rows }) => total + Number(rows[0]?.count), 0);
    };
    const running = `select count(*) from pg_stat_activity
      where query like '%"slept"%' and state = 'active' and pid <> pg_backend_pid()`;
    await expect.poll(() => sum(running), { timeout: 15_000 }).toBe(1);
    await administer(primary.url, 'begin', 'lock table stashpoints', 'commit');
    expect(await asked).toHaveLength(1);
    expect(read?.all.map(({ inUse }) => inUse)).toEqual([true, true]);
    // Statistics are written a moment later.
    const cancelled = 'select sum(confl_lock) from pg_stat_database_conflicts';
    await expect.poll(() => sum(cancelled), { timeout: 15_000 }).toBeGreaterThan(0);
    for (const database of own) await database.close();
  });

  it('that are killed are left out at once, while no search fails', async () => {
    const results: unknown[] = [];
    let going = true;
    const searching = Array.from({ length: 8 }, async () => {
      while (going)
        results.push(
          await search().then(
            ({ items }) => items.length,
            (error: unknown) => error,
          ),
        );
    });
    await setTimeout(300);
    await replicas[0]?.kill();
    await inUse(false, true);
    await setTimeout(300);
    await replicas[0]?.resume();
    await inUse(true, true);
    going = false;
    await Promise.all(searching);
    // Each of the eight went on during the outage; how often depends on the machine.
    expect(results.length).toBeGreaterThan(16);
    expect(new Set(results)).toEqual(new Set([1]));
  });

  it('answer searches and pages without their primary', async () => {
    const guest = await createSession(server, 'guest');
    await primary.kill();
    const from = { dropoff: TOMORROW.dropoff, pickup: TOMORROW.pickup, bag_count: 1 };
    const answers = await Promise.all([
      search(),
      server.clientOf(guest.token).listStashpoints({ query: { ...WORLD, ...from } }),
      server.client.getStashpoint({ params: { id: stashpoint } }),
      server.client.listAlternatives({ params: { id: stashpoint }, query: from }),
      server.client.listLocations({ query: { query: 'lond' } }),
      server.client.listCities({ query: {} }),
      server.client.listReviews({ query: {} }),
      server.client.getAppContext(),
      server.client.getStatistics(),
      server.client.listCurrencies(),
    ]);
    expect(answers.every(Boolean)).toBe(true);
    expect(await (await fetch(`${server.url}/${stashpoint}?again`)).text()).toContain('Colon Tea');
    // What their caller has written last is not there yet: an older answer rather than none.
    expect((await fetch(`${server.url}/v2/currencies`, { headers: { 'Read-After': 'F/0' } })).status).toBe(200);
    await expect(holdBooking(server, guest, stashpoint)).rejects.toMatchObject({ status: 503 });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', read_only: true });
    // A promotion changes nothing before DATABASE_URL leads there.
    await administer(replicas[0]?.url ?? '', 'select pg_promote()');
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await search()).items).toHaveLength(1);
      await setTimeout(100);
    }
  });
});
