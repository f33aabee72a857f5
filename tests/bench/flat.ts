import pg from 'pg';
import { startCubby } from '../harness/cubby-server.ts';
import { mapViews } from './calls.ts';
import { load } from './load.ts';
import { say, table } from './table.ts';
import { openWorld } from './world.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** PostgreSQL reports its statistics about a second late. */
const COUNTED_AFTER_MS = 2_500;

/**
 * Measures whether a search stays constant while the network grows: the same number of places on the map, in worlds of
 * three sizes. Blocks are counted as well as time, because a busy machine does not change them.
 */
export async function measureFlatness(): Promise<void> {
  const rows: string[][] = [];
  const blocks: number[] = [];
  for (const stashpoints of SIZES) {
    say(`Filling ${stashpoints} places …`);
    const world = await openWorld(stashpoints, '', 1_000_000);
    const ours = await startCubby(world.env);
    const views = mapViews(stashpoints, { card: true });
    await load(ours.url, views, { seconds: 4 });
    const before = await blocksRead(world.url);
    const result = await load(ours.url, views);
    const each = ((await blocksRead(world.url)) - before) / result.total;
    blocks.push(each);
    rows.push([String(stashpoints), String(result.perSecond), String(result.p50), String(result.p99), each.toFixed(0)]);
    await ours.stop();
    await world.close();
  }
  table('Search while the network grows', ['places', 'a second', 'p50 ms', 'p99 ms', 'blocks'], rows);
  const [least = 1, most = 1] = [Math.min(...blocks), Math.max(...blocks)];
  say(`most blocks : least = ${(most / least).toFixed(2)}`);
}

async function blocksRead(url: string): Promise<number> {
  await new Promise((counted) => setTimeout(counted, COUNTED_AFTER_MS));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select sum(blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0]?.blocks ?? 0;
}
