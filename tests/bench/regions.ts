import { createClient } from '@cubby/api/client';
import { databaseAt, findPostgres, startPostgres, startReplica, startStripeStandIn } from '@cubby/api/testing';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { type LongLine, openLongLine } from '../harness/long-line.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { sitemapPaths } from '../harness/public-pages.ts';
import { signInStaff } from '../harness/staff.ts';
import { say, table } from './table.ts';

/** A round trip between Sydney and Frankfurt. */
const ROUND_TRIP_MS = Number(process.env.BENCH_ROUND_TRIP ?? 280);
const TIMES = 3;
const LONDON = { northeast_lat: 51.56, northeast_lng: 0, southwest_lat: 51.45, southwest_lng: -0.25 };
const ADA = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018', email: 'ada@example.org' };
const HOUR_MS = 3_600_000;

/** Addresses as a visitor sees them: where reads go, and where everything else goes. */
interface Way {
  reads: string;
  writes: string;
}

/**
 * Measures what a visitor in Sydney waits for when the primary database is in Frankfurt, step by step of a booking. The
 * distance is simulated by lines that carry each byte half a round trip later; connections are open already.
 */
export async function measureRegions(): Promise<void> {
  const bin = findPostgres();
  if (!bin) return say('Regions: this needs an installed PostgreSQL, with pg_basebackup.');
  const postgres = await startPostgres({ bin });
  const stripe = await startStripeStandIn();
  const { env, remove } = await ownDatabase({ demo: false, url: postgres.url });
  const open: (CubbyServer | LongLine)[] = [];
  const server = async (more: Record<string, string> = {}) => {
    const started = await startCubby({ ...env, ...stripe.env, ...more });
    open.push(started);
    return started;
  };
  const distant = async (port: number | string) => {
    const line = await openLongLine(Number(port), ROUND_TRIP_MS);
    open.push(line);
    return line.port;
  };
  const frankfurt = await server();
  const cities = (await sitemapPaths(frankfurt.url, 'united-kingdom-en')).filter(
    (path) => path.split('/').length === 4 && !path.includes('/stashpoints/'),
  );
  const { token } = await signInStaff(frankfurt.url);
  const toFrankfurt = `http://localhost:${await distant(frankfurt.port)}`;
  const afar = new URL(env.DATABASE_URL);
  afar.port = String(await distant(afar.port));
  const alone = await server({ DATABASE_URL: afar.href });
  // It follows the primary over the same long line.
  const replica = await startReplica({ ...postgres, url: afar.href }, { bin });
  const near = databaseAt(replica.url, afar.pathname.slice(1));
  const beside = await server({ DATABASE_URL: afar.href, DATABASE_REPLICAS: near });
  const ways: [name: string, way: Way][] = [
    ['at home', { reads: frankfurt.url, writes: frankfurt.url }],
    ['all far', { reads: toFrankfurt, writes: toFrankfurt }],
    ['server near', { reads: alone.url, writes: alone.url }],
    ['and a replica', { reads: beside.url, writes: beside.url }],
    ['writes sent on', { reads: beside.url, writes: toFrankfurt }],
  ];
  const measured = ways.map(() => new Map<string, number[]>());
  let walked = 0;
  for (let time = 0; time < TIMES; time += 1)
    for (const [index, [, way]] of ways.entries())
      for (const [step, took] of await walk(way, token, cities, walked++))
        measured[index]?.set(step, [...(measured[index].get(step) ?? []), took]);
  for (const each of open.reverse()) await ('close' in each ? each.close() : each.stop());
  stripe.close();
  await replica.stop();
  await remove();
  await postgres.stop();
  table(
    `A visitor ${ROUND_TRIP_MS} ms from the primary database, milliseconds for each step`,
    ['', ...ways.map(([name]) => name)],
    [...(measured[0]?.keys() ?? [])].map((step) => [
      step,
      ...measured.map((steps) => median(steps.get(step) ?? []).toFixed(0)),
    ]),
  );
}

/** Books a stay from the first page to the counter. Returns the milliseconds of each step. */
async function walk({ reads, writes }: Way, staff: string, cities: string[], number: number) {
  const took = new Map<string, number>();
  const timed = async <T>(step: string, call: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const answer = await call();
    took.set(step, performance.now() - begun);
    return answer;
  };
  let token = '';
  const clientAt = (baseUrl: string) =>
    createClient({
      baseUrl,
      headers: (): Record<string, string> => (token ? { Authorization: `Token ${token}` } : {}),
    });
  const [reading, writing] = [clientAt(reads), clientAt(writes)];
  // Opens the connections before measuring.
  await Promise.all([reads, writes].map((url) => fetch(`${url}/healthz`).then((reply) => reply.text())));

  const city = cities[number % cities.length] ?? '/';
  const page = () => fetch(reads + city).then((reply) => reply.text());
  await timed('a city’s page', page);
  await timed('the same page within a minute', page);
  const now = Date.now();
  const times = { dropoff: new Date(now).toISOString(), pickup: new Date(now + 4 * HOUR_MS).toISOString() };
  const { items } = await timed('search on the map', () =>
    reading.listStashpoints({
      query: { ...LONDON, ...times, bag_count: 2, per_page: 20, kind: 'staffed', open_twentyfour_seven: true },
    }),
  );
  const free = items.filter(({ bags_available = 0 }) => bags_available >= 2);
  const id = free[number % free.length]?.id ?? '';
  await timed('a place for a stay', () => reading.getStashpoint({ params: { id }, query: { ...times, bag_count: 2 } }));
  const stay = { stashpoint_id: id, ...times, bag_count: 2 };
  await timed('the price', () => reading.createQuote({ body: stay }));
  ({ token } = await timed('an account for a guest', () => writing.createTemporaryUser({ body: { language: 'en' } })));
  const booking = await timed('booking', () => writing.createBooking({ body: { ...stay, customer: ADA } }));
  await timed('paying, without the card’s bank', async () => {
    await writing.payByCard({ body: { booking_id: booking.id, payment_method: 'pm_card_visa' } });
    await writing.finalizePayment({ body: { booking_id: booking.id } });
  });
  await timed('the pass', () => reading.getBooking({ params: { id: booking.id }, query: {} }));
  token = staff;
  await timed('taking the bags in', () =>
    writing.updateBooking({ params: { id: booking.id }, body: { state: 'checked_in', reason: 'host_asked' } }),
  );
  return took;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
