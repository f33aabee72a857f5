import { endpoints } from '@cubby/api';
import { startCubby } from '../harness/cubby-server.ts';
import { STAFF_TOKEN } from './fill.ts';
import { table } from './table.ts';
import { openWorld } from './world.ts';

const STASHPOINTS = Number(process.env.BENCH_STASHPOINTS ?? 100_000);
const TIMES = 20;

/** The lists the staff’s search asks at once (`backoffice/src/admin/search/sources.ts`). */
const LISTS = {
  bookings: endpoints.listAdminBookings.path,
  users: endpoints.listUsers.path,
  stashpoints: endpoints.listAdminStashpoints.path,
  hosts: endpoints.listHosts.path,
  payouts: endpoints.listPayouts.path,
  places: endpoints.listAdminPlaces.path,
  coupons: endpoints.listCoupons.path,
  vouchers: endpoints.listVouchers.path,
};

/** Measures the staff's search from anywhere: all its lists at once, and each of them. */
export async function measureEverywhere(): Promise<void> {
  const world = await openWorld(STASHPOINTS);
  const server = await startCubby(world.env);
  const headers = { authorization: `Token ${STAFF_TOKEN}` };
  const get = async (path: string) => {
    const reply = await fetch(server.url + path, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { items: Record<string, unknown>[] };
  };
  const [booking] = (await get(`${LISTS.bookings}?per_page=1`)).items;
  const [stashpoint] = (await get(`${LISTS.stashpoints}?per_page=1`)).items;
  const texts: [name: string, text: string][] = [
    ['a booking’s number', String(booking?.id)],
    ['a place’s name', String(stashpoint?.name)],
    ['half an address', 'bench-host'],
    ['two letters', 'an'],
    ['nothing there', 'zzyzx qqq'],
  ];
  const rows: string[][] = [];
  for (const [name, text] of texts) {
    const paths = Object.values(LISTS).map((path) => `${path}?per_page=4&q=${encodeURIComponent(text)}`);
    const whole = await timesOf(() => Promise.all(paths.map(get)));
    const each: string[] = [];
    for (const path of paths) each.push((await timesOf(() => get(path))).p50.toFixed(0));
    rows.push([name, whole.p50.toFixed(0), whole.p95.toFixed(0), ...each]);
  }
  await server.stop();
  await world.close();
  table(
    `The staff’s search at ${STASHPOINTS} places and ${STASHPOINTS * 10} bookings, milliseconds`,
    ['', 'p50', 'p95', ...Object.keys(LISTS)],
    rows,
  );
}

async function timesOf(call: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(TIMES / 2)] ?? 0, p95: times[Math.floor(TIMES * 0.95)] ?? 0 };
}
