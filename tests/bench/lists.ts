import { startCubby } from '../harness/cubby-server.ts';
import { STAFF_TOKEN } from './fill.ts';
import { load, type Shot } from './load.ts';
import { say, table } from './table.ts';
import { openWorld } from './world.ts';

/** Ten bookings a place: the staff's list with a hundred thousand. */
const STASHPOINTS = Number(process.env.BENCH_LISTED_STASHPOINTS ?? 10_000);
const PER_PAGE = 25;
const ROUNDS = 2;

/** Measures the staff's list of bookings: any page beside the first one, and finding one among all. */
export async function measureLists(): Promise<void> {
  const world = await openWorld(STASHPOINTS);
  const server = await startCubby(world.env);
  const headers = { authorization: `Token ${STAFF_TOKEN}` };
  const shot = (query: string): Shot[] => [{ path: `/v2/admin-bookings?per_page=${PER_PAGE}${query}`, headers }];
  const { total, items } = (await (await fetch(`${server.url}/v2/admin-bookings?per_page=1`, { headers })).json()) as {
    total: number;
    items: { id: string }[];
  };
  const pages = Math.ceil(total / PER_PAGE);
  const kinds: [name: string, shots: Shot[]][] = [
    ['first page', shot('')],
    ['page in the middle', shot(`&page=${Math.round(pages / 2)}`)],
    ['last page', shot(`&page=${pages}`)],
    ['by drop-off, first', shot('&sort=dropoff&order=DESC')],
    ['found by id', shot(`&q=${items[0]?.id ?? ''}`)],
    ['found by mail', shot('&q=bench-host')],
  ];
  const sums = new Map<string, { p50: number; p99: number; errors: number }>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, shots] of kinds) {
      const { p50, p99, errors } = await load(server.url, shots, { seconds: 3, clients: 1 });
      const known = sums.get(name) ?? { p50: 0, p99: 0, errors: 0 };
      sums.set(name, { p50: known.p50 + p50 / ROUNDS, p99: Math.max(known.p99, p99), errors: known.errors + errors });
    }
  const exported = await exportAll(`${server.url}/v2/admin-bookings`, headers);
  await server.stop();
  await world.close();
  const first = sums.get('first page')?.p50 ?? Number.NaN;
  table(
    `The staff’s list, ${total} bookings, one reader`,
    ['', 'p50 ms', 'p99 ms', 'of the first', 'errors'],
    [...sums].map(([name, { p50, p99, errors }]) => [
      name,
      p50.toFixed(0),
      p99.toFixed(0),
      (p50 / first).toFixed(2),
      String(errors),
    ]),
  );
  say(
    `all of it as CSV: ${exported.rows} rows in ${exported.seconds.toFixed(1)} s, the first after ${exported.first} ms`,
  );
}

async function exportAll(url: string, headers: Record<string, string>) {
  const begun = performance.now();
  const reply = await fetch(url, { headers: { ...headers, accept: 'text/csv' } });
  let rows = -1;
  let first = 0;
  for await (const part of reply.body ?? []) {
    first ||= Math.round(performance.now() - begun);
    rows += (part as Uint8Array).reduce((lines, byte) => (byte === 10 ? lines + 1 : lines), 0);
  }
  return { rows, seconds: (performance.now() - begun) / 1000, first };
}
