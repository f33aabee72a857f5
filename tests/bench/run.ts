import { measureBareBookings } from '@cubby/api/testing';
import { startCubby } from '../harness/cubby-server.ts';
import { startBare } from './bare.ts';
import { bookings, mapViews, quotes, stashpointIds } from './calls.ts';
import { auditConsole } from './console.ts';
import { measureCoupons } from './coupons.ts';
import { widenStashpoint } from './fill.ts';
import { measureFinding } from './find.ts';
import { auditBesideFloor } from './floor.ts';
import { measureHosts } from './hosts.ts';
import { measureLists } from './lists.ts';
import { load } from './load.ts';
import { measureRegions } from './regions.ts';
import { measureReplicas } from './replicas.ts';
import { measureSizes } from './size.ts';
import { measureStarts } from './starts.ts';
import { say, table } from './table.ts';
import { measureTraces } from './traces.ts';
import { drawWaterfall } from './waterfall.ts';
import { openWorld, type World } from './world.ts';

/*
 * `npm run bench [-- search size find bookings coupons lists replicas starts floor console hosts regions traces /faq]`:
 * figures of this machine in this run. Only ratios are comparable between machines: compared variants are measured in
 * turn, A B A B, on the same data.
 */

const SECTIONS = [
  'search',
  'size',
  'find',
  'bookings',
  'coupons',
  'lists',
  'replicas',
  'starts',
  'floor',
  'console',
  'hosts',
  'regions',
  'traces',
];
/** Draws docs/pictures/trace.svg again; only by its name. */
const PICTURE = 'waterfall';
const asked = process.argv.slice(2).filter((argument) => [...SECTIONS, PICTURE].includes(argument));
const unknown = process.argv.slice(2).filter((argument) => !asked.includes(argument) && !argument.startsWith('/'));
if (unknown.length > 0) {
  say(`No part is called ${unknown.join(', ')}. Parts: ${[...SECTIONS, PICTURE].join(', ')}; and pages, such as /faq.`);
  process.exit(1);
}
const wanted = (section: string) => asked.length === 0 || asked.includes(section);
const STASHPOINTS = Number(process.env.BENCH_STASHPOINTS ?? 100_000);
const ROUNDS = 2;
/** More than any machine makes in a round. */
const BOOKINGS_A_ROUND = 7_000;

if (wanted('search') || wanted('bookings')) {
  say(`Filling ${STASHPOINTS} places and ${STASHPOINTS * 10} bookings …`);
  const world = await openWorld(STASHPOINTS);
  if (wanted('search')) await measureSearch(world);
  if (wanted('bookings')) await measureBookings(world);
  await world.close();
}
if (wanted('size')) await measureSizes();
if (wanted('find')) await measureFinding();
if (wanted('coupons')) await measureCoupons();
if (wanted('lists')) await measureLists();
if (wanted('replicas')) await measureReplicas();
if (wanted('starts')) await measureStarts();
if (wanted('floor')) await auditBesideFloor(process.argv.slice(2).filter((argument) => argument.startsWith('/')));
if (wanted('console')) await auditConsole();
if (wanted('hosts')) await measureHosts();
if (wanted('regions')) await measureRegions();
if (wanted('traces')) await measureTraces();
if (asked.includes(PICTURE)) await drawWaterfall();

/** Measures a search against a bare handler that runs the same single query and sends as many bytes. */
async function measureSearch(world: World): Promise<void> {
  const views = mapViews(world.stashpoints, { card: true });
  const ours = await startCubby(world.env);
  const bytes = (await (await fetch(ours.url + views[0]?.path)).text()).length;
  const bare = await startBare(world.env, bytes);
  const rows: string[][] = [];
  const sums = { ours: 0, bare: 0 };
  const note = (name: 'ours' | 'bare', result: Awaited<ReturnType<typeof load>>) => {
    sums[name] += result.perSecond;
    rows.push([
      name === 'ours' ? 'search' : 'bare query',
      String(result.perSecond),
      String(result.p50),
      String(result.p99),
      String(result.errors),
    ]);
  };
  await load(ours.url, views, { seconds: 3 });
  // The data every page requests must not grow with the network.
  const figures = await load(ours.url, [{ path: '/v2/app-context' }, { path: '/v2/aggregate-stats' }], { seconds: 4 });
  for (let round = 0; round < ROUNDS; round += 1) {
    note('ours', await load(ours.url, views));
    note('bare', await load(bare.url, views));
  }
  await bare.stop();
  await ours.stop();
  table(
    `Search, ${world.stashpoints} places, ${bytes} bytes an answer`,
    ['', 'a second', 'p50 ms', 'p99 ms', 'errors'],
    rows,
  );
  const searches = Math.round(sums.ours / ROUNDS);
  say(
    `app context and statistics : search = ${(figures.perSecond / searches).toFixed(2)}   (${figures.perSecond} a second)`,
  );
  say(`search : bare query = ${(sums.ours / sums.bare).toFixed(2)}   (aim: 0.80)`);
}

/** Measures quotes; then bookings over many places and on one popular place, in turn with the bare statement. */
async function measureBookings(world: World): Promise<void> {
  const hot = stashpointIds(1);
  const many = stashpointIds(Math.min(4_000, world.stashpoints / 2));
  await widenStashpoint(world.url, hot[0] ?? '');
  const ours = await startCubby(world.env);
  const rows: string[][] = [];
  const note = (name: string, perSecond: number, errors = 0) => rows.push([name, String(perSecond), String(errors)]);
  const quoted = await load(ours.url, quotes(many.slice(0, 500)));
  note('quotes', quoted.perSecond, quoted.errors);

  const stashpoints = { 'many places': many, 'one hot place': hot };
  const sums: Record<string, { ours: number; bare: number }> = {};
  for (const [name, ids] of Object.entries(stashpoints)) {
    const sum = { ours: 0, bare: 0 };
    sums[name] = sum;
    for (let round = 0; round < ROUNDS; round += 1) {
      const shots = bookings(ids, BOOKINGS_A_ROUND, round * BOOKINGS_A_ROUND);
      const booked = await load(ours.url, shots, { sharedOut: true });
      note(`bookings, ${name}`, booked.perSecond, booked.errors);
      sum.ours += booked.perSecond;
      const bare = await measureBareBookings(world.url, ids);
      note(`  bare SQL, ${name}`, bare);
      sum.bare += bare;
    }
  }
  table(`Quotes and bookings, ${world.stashpoints} places`, ['', 'a second', 'refused'], rows);
  for (const [name, { ours, bare }] of Object.entries(sums))
    say(`bookings : bare SQL, ${name} = ${(ours / bare).toFixed(2)}   (aim: 0.35 over many places)`);
  await ours.stop();
}
