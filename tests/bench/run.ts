import { measureBareBookings } from '@cubby/api/testing';
import { startCubby } from '../harness/cubby-server.ts';
import { bookings, quotes, stashpointIds } from './calls.ts';
import { auditConsole } from './console.ts';
import { measureCoupons } from './coupons.ts';
import { widenStashpoint } from './fill.ts';
import { measureFinding } from './find.ts';
import { auditBesideFloor } from './floor.ts';
import { measureHosts } from './hosts.ts';
import { measureLists } from './lists.ts';
import { type Load, load } from './load.ts';
import { measurePages } from './pages.ts';
import { measurePresses } from './presses.ts';
import { measureRegions } from './regions.ts';
import { measureReplicas } from './replicas.ts';
import { measureSearches, ratioOf } from './searches.ts';
import { measureSizes } from './size.ts';
import { measureStarts } from './starts.ts';
import { say, table } from './table.ts';
import { measureTraces } from './traces.ts';
import { drawWaterfall } from './waterfall.ts';
import { openWorld, type World } from './world.ts';

/*
 * `npm run bench [-- search size find bookings coupons lists replicas starts floor pages presses console hosts regions traces /faq]`:
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
  'pages',
  'presses',
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
if (wanted('pages')) await measurePages();
if (wanted('presses')) await measurePresses();
if (wanted('console')) await auditConsole();
if (wanted('hosts')) await measureHosts();
if (wanted('regions')) await measureRegions();
if (wanted('traces')) await measureTraces();
if (asked.includes(PICTURE)) await drawWaterfall();

/** Measures searches against a bare handler that runs the same single query and sends as many bytes. */
async function measureSearch(world: World): Promise<void> {
  const compared = await measureSearches(world);
  const row = (name: string, { perSecond, p50, p99, errors }: Load) => [
    name,
    ...[perSecond, p50, p99, errors].map(String),
  ];
  table(
    `Search, ${world.stashpoints} places, list cards`,
    ['', 'a second', 'p50 ms', 'p99 ms', 'errors'],
    compared.flatMap(({ name, mine, limit }) =>
      mine.flatMap((each, round) => [
        row(name, each),
        ...limit.slice(round, round + 1).map((one) => row('  bare query', one)),
      ]),
    ),
  );
  for (const each of compared)
    say(
      `search : bare query, ${each.name} = ${ratioOf(each)}   (aim: ${each.name === 'thirty views' ? '0.80' : '0.60'}; ${each.processorMs.toFixed(2)} ms of the server’s processor time)`,
    );
}

/** Measures quotes; then bookings over many places and on one popular place, in turn with the bare statement. */
async function measureBookings(world: World): Promise<void> {
  const hot = stashpointIds(1);
  const many = stashpointIds(Math.min(4_000, world.stashpoints / 2));
  await widenStashpoint(world.url, hot[0] ?? '');
  const ours = await startCubby(world.env);
  const rows: string[][] = [];
  const note = (name: string, { perSecond, p99, errors }: Pick<Load, 'perSecond'> & Partial<Load>) =>
    rows.push([name, String(perSecond), String(p99 ?? ''), String(errors ?? '')]);
  // Connections are opened, statements planned and the stays of popular places counted before anything is measured.
  await load(ours.url, quotes(many.slice(0, 500)), { seconds: 12 });
  const quoted = await load(ours.url, quotes(many.slice(0, 500)));
  note('quotes', quoted);

  const stashpoints = { 'many places': many, 'one hot place': hot };
  const sums: Record<string, { ours: number; bare: number }> = {};
  for (const [name, ids] of Object.entries(stashpoints)) {
    const sum = { ours: 0, bare: 0 };
    sums[name] = sum;
    for (let round = 0; round < ROUNDS; round += 1) {
      const shots = bookings(ids, BOOKINGS_A_ROUND, round * BOOKINGS_A_ROUND);
      const booked = await load(ours.url, shots, { sharedOut: true });
      note(`bookings, ${name}`, booked);
      sum.ours += booked.perSecond;
      const bare = await measureBareBookings(world.url, ids);
      note(`  bare SQL, ${name}`, { perSecond: bare });
      sum.bare += bare;
    }
  }
  table(`Quotes and bookings, ${world.stashpoints} places`, ['', 'a second', 'p99 ms', 'refused'], rows);
  for (const [name, { ours, bare }] of Object.entries(sums))
    say(`bookings : bare SQL, ${name} = ${(ours / bare).toFixed(2)}   (aim: 0.35 over many places)`);
  await ours.stop();
}
