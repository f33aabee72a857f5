import { setTimeout } from 'node:timers/promises';
import { createClient } from '@cubby/api/client';
import {
  administer,
  connectDatabase,
  databaseAt,
  findPostgres,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '@cubby/api/testing';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { openAddress } from '../harness/moved-address.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInHost } from '../harness/staff.ts';
import { BusyDay, GIVE_TO_HOST } from './busy-day.ts';

const PHASE_MS = 20_000;
/** The time until the operator, or their tool, has noticed the loss of the primary. */
const NOTICED_MS = 3_000;
const SEARCHERS = 4;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const bin = findPostgres();
const say = (text: string) => process.stdout.write(`${text}\n`);

it.runIf(bin)(
  'loses no booking and fails no search when the primary is killed and a replica takes its place',
  async () => {
    const primary = await startPostgres({ bin: bin ?? '', settings: { fsync: 'on', full_page_writes: 'on' } });
    cleanUps.push(primary.stop);
    const { env, remove } = await ownDatabase({ demo: false, url: primary.url });
    cleanUps.push(() => remove().catch(() => {}));
    const name = new URL(env.DATABASE_URL).pathname.slice(1);
    const replicas: PostgresServer[] = [];
    for (const settings of [{ fsync: 'on' }, { fsync: 'on' }]) {
      const replica = await startReplica(primary, { bin: bin ?? '', settings });
      cleanUps.push(replica.stop);
      replicas.push(replica);
    }
    // A commit is answered once one of them has it on its disk.
    await administer(
      primary.url,
      `alter system set synchronous_standby_names = 'ANY 1 (*)'`,
      'select pg_reload_conf()',
    );
    const address = await openAddress(env.DATABASE_URL);
    cleanUps.push(address.close);
    const server = await startCubby({
      ...env,
      DATABASE_URL: address.url,
      DATABASE_REPLICAS: replicas.map(({ url }) => databaseAt(url, name)).join(),
      TRUST_PROXY: '1',
    });
    cleanUps.push(() => server.stop());

    const day = new BusyDay([server.url], [createClient]);
    const given = connectDatabase({ url: env.DATABASE_URL });
    const { token } = await signInHost(server.url);
    await day.start(token, (stashpoint) => given.executeSql(GIVE_TO_HOST, [stashpoint]));
    await given.close();
    const searches = searchWithoutPause(server.url);
    const during = async (phase: string, run: () => Promise<unknown>) => {
      day.answers();
      searches.count();
      await run();
      say(`${phase}: ${JSON.stringify(day.answers())}, ${searches.count()} searches`);
    };

    await during('with a primary and two replicas', () => setTimeout(PHASE_MS));
    const confirmed = () => [...day.acknowledged.values()].filter((states) => !states.includes('held')).length;
    const before = confirmed();
    const killedAt = performance.now();
    await primary.kill();
    await during('without a primary', () => setTimeout(NOTICED_MS));
    const [next, other] = await furthestFirst(replicas);
    await during('while a replica takes its place', async () => {
      await administer(next.url, 'select pg_promote()');
      address.moveTo(databaseAt(next.url, name));
      const { port } = new URL(next.url);
      await administer(
        other.url,
        `alter system set primary_conninfo = 'host=127.0.0.1 port=${port} user=cubby'`,
        'select pg_reload_conf()',
      );
      const atFirst = confirmed();
      while (confirmed() === atFirst) await setTimeout(20);
    });
    const awayFor = ((performance.now() - killedAt) / 1_000).toFixed(1);
    await during('with the new primary and one replica', () => setTimeout(PHASE_MS));
    await day.rest();
    const slowest = await searches.rest();
    expect(searches.failed).toEqual([]);
    expect(day.odd).toEqual([]);

    const database = connectDatabase({ url: databaseAt(next.url, name) });
    cleanUps.push(database.close);
    // A hold that was not paid for may be lost: it does not wait for a disk (decision 73).
    expect(await day.lost(database, { holds: false })).toEqual([]);
    expect(confirmed()).toBeGreaterThan(before);
    const inUse = async () => (await (await fetch(`${server.url}/metrics`)).text()).match(/^cubby_replica_in_use.*$/gm);
    await expect.poll(inUse, { timeout: 20_000 }).toEqual(
      replicas.map(({ url }) => {
        const { host } = new URL(url);
        return `cubby_replica_in_use{replica="${host}/${name}"} ${url === next.url ? 0 : 1}`;
      }),
    );
    say(
      `${confirmed()} bookings answered, none lost; bookings went on ${awayFor} s after the kill; ` +
        `${searches.total} searches, none failed, the slowest in ${slowest} ms`,
    );
    const told = server.output().matchAll(/"msg":"(the replica [^"]+)"/g);
    for (const [, line] of told) say(`${line}`);
  },
);

/** Sorts replicas by what they have received: the first one has every commit that was answered. */
async function furthestFirst(replicas: readonly PostgresServer[]): Promise<[PostgresServer, PostgresServer]> {
  const received = await Promise.all(
    replicas.map(async (replica) => {
      const client = new pg.Client({ connectionString: replica.url });
      await client.connect();
      const { rows } = await client.query<{ bytes: number }>(
        `select (pg_last_wal_receive_lsn() - '0/0')::float8 as bytes`,
      );
      await client.end();
      return { replica, bytes: rows[0]?.bytes ?? 0 };
    }),
  );
  const [first, second] = received.sort((a, b) => b.bytes - a.bytes);
  if (!first || !second) throw new Error('Two replicas are needed.');
  return [first.replica, second.replica];
}

/** Searches, looks at pages and types place names without a pause. */
function searchWithoutPause(url: string) {
  const bounds = 'northeast_lat=85&northeast_lng=180&southwest_lat=-85&southwest_lng=-180';
  const stay = () => {
    const dropoff = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 30 * 86_400_000;
    return `dropoff=${new Date(dropoff).toISOString()}&pickup=${new Date(dropoff + 14_400_000).toISOString()}&bag_count=1`;
  };
  const paths = [
    () => `/v3/stashpoints?${bounds}&${stay()}&per_page=20`,
    () => `/v2/locations?query=${'london paris rome'.split(' ')[Math.floor(Math.random() * 3)]}`,
    () => '/v2/reviews?per_page=5',
    () => `/luggage-storage/united-kingdom/london?page=${Math.floor(Math.random() * 1_000)}`,
  ];
  const failed: string[] = [];
  let going = true;
  let counted = 0;
  let slowest = 0;
  const result = { failed, total: 0, count, rest };
  const workers = Array.from({ length: SEARCHERS }, async (_, number) => {
    for (let turn = number; going; turn += 1) {
      const path = paths[turn % paths.length]?.() ?? '';
      const began = performance.now();
      const response = await fetch(url + path).catch((error: Error) => error);
      const text = response instanceof Error ? response.message : await response.text();
      slowest = Math.max(slowest, performance.now() - began);
      const isDrawn = path.startsWith('/v') || text.includes('<h1');
      if (response instanceof Error || response.status !== 200 || !isDrawn)
        failed.push(`${path}: ${response instanceof Error || response.status} ${text.slice(0, 100)}`);
      counted += 1;
      result.total += 1;
    }
  });
  function count(): number {
    const since = counted;
    counted = 0;
    return since;
  }
  async function rest(): Promise<number> {
    going = false;
    await Promise.all(workers);
    return Math.round(slowest);
  }
  return result;
}
