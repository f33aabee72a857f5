import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, type PostgresServer, prepareDatabase, startPostgres, startReplica } from '@cubby/api/testing';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { mapViews } from './calls.ts';
import { fill } from './fill.ts';
import { load } from './load.ts';
import { say, table } from './table.ts';

const STASHPOINTS = Number(process.env.BENCH_STASHPOINTS ?? 20_000);
const ROUNDS = 3;
/** The numbers of replicas that are compared. */
const VARIANTS = ['no replica', 'one replica', 'two replicas'];
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/**
 * Measures searches with no replica, one and two, in turn. All run on one machine, so the searches a second only show
 * what the way to a replica costs; the processor time of the primary shows what it has to spare with replicas on
 * machines of their own.
 */
export async function measureReplicas(): Promise<void> {
  const bin = findPostgres();
  if (!bin) return say('Replicas: this needs an installed PostgreSQL, with pg_basebackup.');
  const settings = { shared_buffers: '512MB', fsync: 'on', full_page_writes: 'on' };
  const primary = await startPostgres({ bin, settings });
  await prepareDatabase({ url: primary.url });
  await fill(primary.url, STASHPOINTS, STASHPOINTS * 10);
  const replicas: PostgresServer[] = [];
  for (let made = 0; made < VARIANTS.length - 1; made += 1)
    replicas.push(await startReplica(primary, { bin, settings }));
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const servers: CubbyServer[] = [];
  for (const count of VARIANTS.keys()) {
    const used = replicas.slice(0, count).map(({ url }) => url);
    const env = { DATABASE_URL: primary.url, DATABASE_REPLICAS: used.join(), DATA_DIR: folder, SEED: 'none' };
    servers.push(await startCubby(env));
  }
  // A new copy is a moment behind.
  await setTimeout(3_000);
  const views = mapViews(STASHPOINTS, { card: true });
  for (const { url } of servers) await load(url, views, { seconds: 3 });
  const rows: string[][] = [];
  const sums = VARIANTS.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { url }] of servers.entries()) {
      const before = processorSeconds(primary);
      const { perSecond, p50, p99, errors, total } = await load(url, views);
      const each = ((processorSeconds(primary) - before) / total) * 1_000;
      sums[index] = (sums[index] ?? 0) + perSecond;
      rows.push([VARIANTS[index] ?? '', ...[perSecond, p50, p99, errors].map(String), each.toFixed(2)]);
    }
  table(
    `Searches with replicas on this machine, ${STASHPOINTS} places`,
    ['', 'a second', 'p50 ms', 'p99 ms', 'errors', 'primary, ms of processor each'],
    rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  );
  for (const [index, name] of VARIANTS.entries())
    if (index > 0) say(`${name} : ${VARIANTS[0]} = ${((sums[index] ?? 0) / (sums[0] ?? 1)).toFixed(2)}`);
  for (const server of servers) await server.stop();
  for (const replica of replicas) await replica.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the processor time that a cluster's processes have used so far. */
function processorSeconds(cluster: PostgresServer): number {
  const ticks = cluster.processes().flatMap((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // User and system time, and those of children that have ended: fields 14 to 17 of the whole line.
      return fields.slice(11, 15).map(Number);
    } catch {
      return [];
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}
