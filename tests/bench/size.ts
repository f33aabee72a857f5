import { endpoints } from '@cubby/api';
import { measureBareBookings } from '@cubby/api/testing';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { bookings, stashpointIds } from './calls.ts';
import { STAFF_TOKEN, widenStashpoint } from './fill.ts';
import { residentMegabytes } from './find.ts';
import { load } from './load.ts';
import { compareSearches, ratioOf } from './searches.ts';
import { say, table } from './table.ts';
import { openWorld, type World } from './world.ts';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const BOOKINGS = 1_000_000;
const ROUNDS = 2;
const TIMES = 40;
/** More than any machine makes in a round. */
const BOOKINGS_A_ROUND = 7_000;

const STAFF = { authorization: `Token ${STAFF_TOKEN}` };

/** The lists of staff, which their search asks all at once (`backoffice/src/admin/search/sources.ts`). */
const LISTS = [
  endpoints.listAdminBookings,
  endpoints.listUsers,
  endpoints.listAdminStashpoints,
  endpoints.listHosts,
  endpoints.listPayouts,
  endpoints.listAdminPlaces,
  endpoints.listCoupons,
  endpoints.listVouchers,
].map(({ path }) => path);

/** Measures everything that could grow with the network at several sizes, and prints one table. */
export async function measureSizes(): Promise<void> {
  const columns: Map<string, string>[] = [];
  for (const stashpoints of SIZES) {
    say(`Filling ${stashpoints} places and ${BOOKINGS} bookings …`);
    const world = await openWorld(stashpoints, '', BOOKINGS);
    columns.push(await measureAt(world));
    await world.close();
  }
  printSizes(SIZES, columns);
}

export function printSizes(sizes: readonly number[], columns: readonly Map<string, string>[]): void {
  const names = [...(columns[0]?.keys() ?? [])];
  table(
    `What could grow with the network, ${BOOKINGS} bookings`,
    ['', ...sizes.map((size) => `${size} places`)],
    names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '')]),
  );
}

/** Measures a filled database: each figure with its unit by its name. */
export async function measureAt(world: World): Promise<Map<string, string>> {
  const figures = new Map<string, string>();
  const ours = await startCubby(world.env);
  try {
    for (const each of await compareSearches(world, ours)) {
      figures.set(`search, ${each.name}, a second`, String(each.mine.at(-1)?.perSecond));
      figures.set(`search, ${each.name} : bare query`, ratioOf(each));
    }
    figures.set('suggestions, p99 ms', String((await load(ours.url, typings(), { seconds: 4, clients: 1 })).p99));
    await noteSaves(figures, ours, stashpointIds(TIMES));
    await noteStaff(figures, ours);
    await noteBookings(figures, world, ours);
    figures.set('server’s memory, MB', residentMegabytes(ours.process.pid));
  } finally {
    await ours.stop();
  }
  return figures;
}

function typings() {
  return ['b', 'cit', 'city 3', 'city 9 station', 'ctiy', 'zzxq'].map((typed) => ({
    path: `${endpoints.listLocations.path}?per_page=7&query=${encodeURIComponent(typed)}`,
  }));
}

/** Notes saves of one place by staff: a price, which counts for its city, its country and the whole network. */
async function noteSaves(figures: Map<string, string>, ours: CubbyServer, ids: readonly string[]): Promise<void> {
  const times = await timesOf(ids, async (id) => {
    const reply = await fetch(ours.url + endpoints.updateAdminStashpoint.path.replace('{id}', id), {
      method: endpoints.updateAdminStashpoint.method,
      headers: { ...STAFF, 'content-type': 'application/json' },
      body: JSON.stringify({ first_day_cost: 500 + Math.floor(Math.random() * 400) }),
    });
    if (!reply.ok) throw new Error(`save: ${reply.status} ${await reply.text()}`);
  });
  figures.set('saving a place, p50 / p95 ms', times);
}

/** Notes the lists of staff, their search over all lists, and single records. */
async function noteStaff(figures: Map<string, string>, ours: CubbyServer): Promise<void> {
  const get = async (path: string) => {
    const reply = await fetch(ours.url + path, { headers: STAFF });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { items: { id: string; name?: string }[]; total: number; pages: number };
  };
  const [bookingList = '', , placeList = ''] = LISTS;
  const { items: booked, pages } = await get(`${bookingList}?per_page=25`);
  const { items: places } = await get(`${placeList}?per_page=25`);
  const lists = [
    ...LISTS.map((path) => `${path}?per_page=25`),
    `${bookingList}?per_page=25&page=${Math.round(pages / 2)}`,
    `${bookingList}?per_page=25&page=${pages}`,
    `${bookingList}?per_page=25&sort=dropoff&order=DESC`,
    `${placeList}?per_page=25&sort=name&order=ASC`,
    `${placeList}?per_page=25&status=approved&active=true`,
  ];
  figures.set('staff’s lists, p50 / p95 ms', await timesOf([...lists, ...lists, ...lists], get));
  const texts = [String(booked[0]?.id), String(places[0]?.name), 'bench-host', 'an', 'place', 'zzyzx qqq'];
  figures.set(
    'staff’s search over all lists, p50 / p95 ms',
    await timesOf([...texts, ...texts, ...texts], (text) =>
      Promise.all(LISTS.map((path) => get(`${path}?per_page=4&q=${encodeURIComponent(text)}`))),
    ),
  );
  const records = [
    ...booked.map(({ id }) => endpoints.getBooking.path.replace('{id}', id)),
    ...places.map(({ id }) => endpoints.getAdminStashpoint.path.replace('{id}', id)),
  ];
  figures.set('staff’s records, p50 / p95 ms', await timesOf(records, get));
}

/** Notes bookings over many places and on one, in turn with the bare statement. */
async function noteBookings(figures: Map<string, string>, world: World, ours: CubbyServer): Promise<void> {
  const hot = stashpointIds(1);
  await widenStashpoint(world.url, hot[0] ?? '');
  for (const [name, ids] of [
    ['many places', stashpointIds(Math.min(4_000, world.stashpoints / 2))],
    ['one place', hot],
  ] as const) {
    const sums = { ours: 0, bare: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const shots = bookings(ids, BOOKINGS_A_ROUND, round * BOOKINGS_A_ROUND);
      sums.ours += (await load(ours.url, shots, { sharedOut: true })).perSecond;
      sums.bare += await measureBareBookings(world.url, ids);
    }
    figures.set(`bookings, ${name}, a second`, String(Math.round(sums.ours / ROUNDS)));
    figures.set(`bookings, ${name} : bare SQL`, (sums.ours / sums.bare).toFixed(2));
  }
}

/** Calls one after the other; returns the median and the 95th percentile in milliseconds. */
async function timesOf<T>(values: readonly T[], call: (value: T) => Promise<unknown>): Promise<string> {
  for (const value of values.slice(0, 6)) await call(value);
  const times: number[] = [];
  for (const value of values) {
    const begun = performance.now();
    await call(value);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  return `${at(0.5)} / ${at(0.95)}`;
}
