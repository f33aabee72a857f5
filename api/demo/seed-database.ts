import { type Kysely, sql } from 'kysely';
import { addCalendarDays, localMoment } from '../contract/rules/time.ts';
import { createRandom, type Random } from '../drawings/random.ts';
import type { Database } from '../server/platform/database/connect.ts';
import { asOwner } from '../server/platform/database/rights.ts';
import type { Schema } from '../server/platform/database/schema.ts';
import { dropIndexes } from './drop-indexes.ts';
import { at, type BookingRow, book, bookingsOf } from './network/bookings.ts';
import { seedClaims } from './network/claims.ts';
import { contentRows } from './network/contents.ts';
import { couponRows } from './network/coupons.ts';
import { currencyRateRows } from './network/currency-rates.ts';
import { custodyOf, tagBags } from './network/custody.ts';
import { missedSearchesOf } from './network/missed-searches.ts';
import { moneyOf } from './network/money-rows.ts';
import { seedPaidMonths } from './network/paid-months.ts';
import {
  customerAt,
  demoHost,
  demoTraveller,
  EDITOR_SCOPES,
  editor,
  newHost,
  type Person,
  staff,
  userRow,
} from './network/people.ts';
import { placeRows } from './network/place-rows.ts';
import { areaRows, otaRows, voucherRows } from './network/prepaid.ts';
import previews from './network/previews.json' with { type: 'json' };
import { reviewsOf } from './network/reviews.ts';
import { idOf, insertRows, type Row } from './network/rows.ts';
import { stagedDay, stagedIncident } from './network/staged-day.ts';
import {
  applicationOf,
  type DemoStashpoint,
  IN_MONACO,
  monacoStashpointAt,
  STAGED,
  type StashpointSeed,
  stashpointAt,
} from './network/stashpoints.ts';
import { teamAt } from './network/team.ts';
import { translationRows } from './network/translations.ts';
import { readProgress, type SeedOptions, writeProgress } from './seed-progress.ts';

/** Number of places inserted at once, with all their rows. */
const batchSize = 500;
const dayMs = 86_400_000;

type Step = (run: (transaction: Kysely<Schema>) => Promise<void>) => Promise<void>;

/** Fills an empty database with the demo network, all or nothing; as the owner, because triggers rest meanwhile. */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  await asOwner(database, (owner) =>
    owner.transaction(async (transaction) => seedInSteps((run) => run(transaction), options)),
  );
}

/**
 * Fills a database with a network of any size, without most of its indexes, which are built at the end. Each batch is
 * committed with a note of where it ended, from which a later call goes on with the options of the first.
 */
export function growDatabase(database: Database, options: SeedOptions): Promise<void> {
  return asOwner(database, (owner) => growAsOwner(owner, options));
}

async function growAsOwner(database: Database, options: SeedOptions): Promise<void> {
  const noted = await readProgress(database.query);
  const { written = null, indexes: dropped = [], ...begun } = noted ?? {};
  let indexes = dropped;
  const plan = { ...options, ...begun };
  const { onProgress: _, onIndex: __, signal, ...kept } = plan;
  const step: Step = (run) => database.transaction(run);
  await seedInSteps(step, plan, {
    from: written,
    begin: async (transaction) => {
      indexes = await dropIndexes(transaction);
    },
    note: (transaction, until) =>
      writeProgress(transaction, until === null ? null : { ...kept, indexes, written: until }),
    end: async (unhurried) => {
      while (indexes.length > 0 && !signal?.aborted) {
        const [next = '', ...left] = indexes;
        options.onIndex?.(indexes.length);
        await unhurried(async (transaction) => {
          await sql`select set_config('maintenance_work_mem', '256MB', true)`.execute(transaction);
          await sql.raw(next).execute(transaction);
          await writeProgress(transaction, { ...kept, indexes: left, written: kept.stashpoints });
        });
        indexes = left;
      }
    },
  });
}

interface Resumed {
  /** The number of places already written; null at the very beginning. */
  from: number | null;
  begin: (transaction: Kysely<Schema>) => Promise<void>;
  note: (transaction: Kysely<Schema>, written: number | null) => Promise<void>;
  /** Called when all places are written. */
  end: (step: Step) => Promise<void>;
}

const AT_ONCE: Resumed = { from: null, begin: async () => {}, note: async () => {}, end: async () => {} };

async function seedInSteps(
  step: Step,
  options: SeedOptions,
  { from, begin, note, end }: Resumed = AT_ONCE,
): Promise<void> {
  const plan = planOf(options);
  const { stashpoints, seed, now } = plan;
  const unhurried: Step = (run) =>
    step(async (transaction) => {
      // A large network takes longer than the usual statement timeout, and a batch that is lost is written again.
      await sql`select set_config('statement_timeout', '0', true), set_config('synchronous_commit', 'off', true)`.execute(
        transaction,
      );
      await run(transaction);
    });
  if (from === null)
    await unhurried(async (transaction) => {
      await withoutListeners(transaction, 'disable');
      await begin(transaction);
      await seedBasics(transaction, now);
      await seedCustomers(transaction, plan);
      await note(transaction, 0);
    });
  const knownHosts = new Set([demoHost.id]);
  await unhurried(async (transaction) => {
    const hosts = await transaction.selectFrom('users').select('id').where('role', '=', 'host').execute();
    for (const { id } of hosts) knownHosts.add(id);
    // The planner has no statistics of what was just written.
    await sql`analyze users, places`.execute(transaction);
  });
  let [earlier, last] = [Promise.resolve(), Promise.resolve()];
  for (let first = from ?? 0; first < stashpoints && !options.signal?.aborted; first += batchSize) {
    const until = Math.min(stashpoints, first + batchSize);
    const batch = Array.from({ length: until - first }, (_, index) =>
      stashpointAt(first + index, stashpoints, seed, now),
    );
    const { users, ...rows } = rowsOf(plan, knownHosts, batch, first);
    // Two batches are written at once, while the next is made up. Hosts come first: the other batch may name them.
    await earlier;
    if (users.length > 0) await unhurried((transaction) => insertRows(transaction, 'users', users));
    const before = last;
    const writing = unhurried(async (transaction) => {
      await insertBatch(transaction, rows);
      // No batch is noted before the one it follows.
      await before;
      await note(transaction, until);
    }).then(() => plan.onProgress(until));
    // A failure is reported where it is awaited.
    writing.catch(() => {});
    [earlier, last] = [last, writing];
  }
  await last;
  if (!options.signal?.aborted) await end(unhurried);
  if (options.signal?.aborted) return;
  await unhurried(async (transaction) => {
    const inMonaco = Array.from({ length: IN_MONACO }, (_, index) => monacoStashpointAt(index, stashpoints, seed, now));
    const { users, ...rows } = rowsOf(plan, knownHosts, inMonaco, null);
    await insertRows(transaction, 'users', users);
    await insertBatch(transaction, rows);
    const application = applicationOf(newHost, stashpoints, seed, now);
    await insertRows(transaction, 'stashpoints', [application]);
    await seedHosts(transaction);
    await seedTeam(transaction, plan);
    await seedPaidMonths(transaction, now);
    await seedClaims(transaction, now);
    await withoutListeners(transaction, 'enable');
    await note(transaction, null);
    // Autovacuum would only run a minute later, and the planner has no statistics until then.
    await sql`analyze`.execute(transaction);
  });
}

/**
 * Disables the triggers that notify counters, because none is open while the network is written, and those that check
 * each row against others: a test checks all of them together.
 */
async function withoutListeners(transaction: Kysely<Schema>, change: 'disable' | 'enable'): Promise<void> {
  const triggers = {
    bookings: [
      ...['booking_at_counter_made', 'booking_at_counter_changed'],
      ...['bookings_changed_made', 'bookings_room_made', 'bookings_uses_made'],
    ],
    bags: ['bag_at_counter'],
    custody_events: ['custody_events_only_erased'],
    payments: ['payments_charged'],
    refunds: ['refunds_of_payment'],
    ledger_entries: ['ledger_balances'],
  };
  for (const [table, names] of Object.entries(triggers))
    for (const name of names)
      await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger ${sql.id(name)}`.execute(transaction);
}

type Plan = Required<Omit<SeedOptions, 'onIndex' | 'signal'>> & { customers: number; reviewsEach: number };

function planOf({ now, stashpoints, bookings = stashpoints * 8, seed = 1, onProgress = () => {} }: SeedOptions): Plan {
  const customers = Math.max(20, Math.round(bookings / 3));
  return { now, stashpoints, bookings, seed, onProgress, customers, reviewsEach: stashpoints > 5000 ? 1 : 5 };
}

async function seedBasics(db: Kysely<Schema>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 900 * dayMs);
  await insertRows(db, 'places', placeRows());
  await insertRows(
    db,
    'picture_previews',
    Object.entries(previews).map(([name, preview]) => ({ name, preview })),
  );
  await insertRows(db, 'users', [
    userRow(staff, 'admin', longAgo),
    { ...userRow(editor, 'admin', longAgo), scopes: [...EDITOR_SCOPES] },
    userRow(demoHost, 'host', longAgo),
    userRow(newHost, 'host', new Date(now.getTime() - 3 * dayMs)),
    userRow(demoTraveller, 'customer', longAgo),
  ]);
  await insertRows(db, 'currency_rates', currencyRateRows(now));
  await insertRows(db, 'otas', otaRows(now));
  await insertRows(db, 'areas', areaRows(now));
  await insertRows(db, 'coupons', couponRows(now));
  await insertRows(db, 'coupons', voucherRows(now));
  await insertRows(db, 'seo_contents', contentRows(now));
  await insertRows(db, 'translations', translationRows(now));
}

async function seedCustomers(db: Kysely<Schema>, { customers, seed, now }: Plan): Promise<void> {
  for (let from = 0; from < customers; from += 5000) {
    const rows = Array.from({ length: Math.min(5000, customers - from) }, (_, index) =>
      userRow(
        customerAt(seed, from + index),
        'customer',
        new Date(now.getTime() - (200 + ((from + index) % 300)) * dayMs),
      ),
    );
    await insertRows(db, 'users', rows);
  }
}

/** Returns the rows of some places by table, in the order in which they can be inserted. */
function rowsOf(
  plan: Plan,
  knownHosts: Set<string>,
  stashpoints: readonly StashpointSeed[],
  /** Index of the first; null for places outside the numbering. */
  from: number | null,
) {
  const { now, seed } = plan;
  const bookings: BookingRow[] = [];
  const reviews: Row<'reviews'>[] = [];
  for (const [index, { row }] of stashpoints.entries()) {
    if (row.status !== 'approved') continue;
    const number = from === null ? null : from + index;
    const staged = number === STAGED ? stagedDay(row, now) : [];
    const own = [
      ...(number === 0 ? travellerBookings(row, now) : []),
      ...staged,
      ...bookingsOf({ stashpoint: row, now, seed, count: bookingCount(plan, row), customer: anyCustomer(plan) }).filter(
        (booking) => staged.length === 0 || !isAround(booking, now),
      ),
    ];
    tagBags(own);
    const said = reviewsOf(row, own, reviewCount(plan, row), seed, now);
    summarise(row, own, said, seed);
    bookings.push(...own);
    reviews.push(...said);
  }
  const custody = custodyOf(bookings, now);
  const money = moneyOf(bookings, now);
  const shown = stashpoints.filter(({ row }) => row.host_id === demoHost.id && row.status === 'approved');
  const [closed] = stashpoints;
  return {
    users: newHosts(stashpoints, knownHosts, now),
    stashpoints: stashpoints.map(({ row }) => row),
    bookings,
    bags: custody.bags,
    custody_events: custody.chain,
    payments: money.payments,
    refunds: money.refunds,
    ledger_entries: money.ledger,
    sandbox_objects: money.sandbox,
    reviews,
    missed_searches: shown.flatMap(({ row }) => missedSearchesOf(row, now)),
    incidents: from === 0 && closed ? stagedIncident(bookings, closed.row.id, now) : [],
  };
}

async function insertBatch(db: Kysely<Schema>, rows: Omit<ReturnType<typeof rowsOf>, 'users'>): Promise<void> {
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    await insertRows(db, table, rows[table] as readonly Row<typeof table>[]);
}

/** Hosts are identified by the first place they opened. */
async function seedHosts(db: Kysely<Schema>): Promise<void> {
  await sql`insert into hosts (id, user_id, business_name, accepted_tos_at, created)
    select distinct on (u.id) u.id, u.id, s.business_name, u.accepted_tos_at, u.created
    from users u join stashpoints s on s.host_id = u.id
    where u.role = 'host' order by u.id, s.created, s.id`.execute(db);
  await insertRows(db, 'external_accounts', [payoutAccount]);
  await insertRows(db, 'host_notification_emails', [bookkeeper]);
}

/** The bookkeeper of the demo's host only gets emails about money. */
const bookkeeper: Row<'host_notification_emails'> = {
  id: idOf('address:bookkeeper', 24),
  host_id: demoHost.id,
  email: 'books@cubby.test',
  kinds: ['money'],
  created: new Date('2024-06-04T10:00:00Z'),
};

/** Creates the team at the staged counter. Small networks have no such place. */
async function seedTeam(db: Kysely<Schema>, { stashpoints, seed, now }: Plan): Promise<void> {
  if (stashpoints <= STAGED) return;
  const { row } = stashpointAt(STAGED, stashpoints, seed, now);
  const team = teamAt(row.id, now);
  await insertRows(db, 'users', team.users);
  await insertRows(db, 'tokens', team.tokens);
  await insertRows(db, 'host_people', team.people);
  await insertRows(db, 'host_people_stashpoints', team.stashpoints);
  await insertRows(db, 'host_devices', team.devices);
  const { takes, gives } = team.hands;
  await sql`update custody_events set actor_id = case kind when 'checked_in' then ${takes} else ${gives} end
    where stashpoint_id = ${row.id}`.execute(db);
}

/** The demo host's payout account; the number is the one banks use in examples. */
const payoutAccount: Row<'external_accounts'> = {
  id: idOf('account:host', 24),
  host_id: demoHost.id,
  payment_type: 'bank_transfer',
  account_holder: `${demoHost.first_name} ${demoHost.last_name}`,
  account_number: 'GB33BUKB20201555555555',
  account_ccy: 'GBP',
  account_country: 'GB',
  account_city_name: 'London',
  account_address: '1 King’s Parade',
  created: new Date('2024-06-04T10:00:00Z'),
};

function newHosts(stashpoints: readonly StashpointSeed[], known: Set<string>, now: Date): Row<'users'>[] {
  return stashpoints.flatMap(({ host }) => {
    if (known.has(host.id)) return [];
    known.add(host.id);
    return [userRow(host, 'host', new Date(now.getTime() - 900 * dayMs))];
  });
}

/** Tells if a stay overlaps the staged days. */
function isAround({ dropoff, pickup }: BookingRow, now: Date): boolean {
  return pickup.getTime() > now.getTime() - 2 * dayMs && dropoff.getTime() < now.getTime() + dayMs;
}

function bookingCount({ bookings, stashpoints, seed }: Plan, { id }: DemoStashpoint): number {
  return Math.round((bookings / stashpoints) * createRandom(`${seed}-popularity-${id}`).between(0.2, 1.8));
}

function reviewCount({ reviewsEach, seed, now }: Plan, { id, created }: DemoStashpoint): number {
  const isNew = now.getTime() - created.getTime() < 30 * dayMs;
  return isNew ? 0 : createRandom(`${seed}-reviewers-${id}`).whole(reviewsEach > 1 ? 2 : 0, reviewsEach * 2);
}

function anyCustomer({ customers, seed }: Plan): (random: Random) => Person {
  return (random) => customerAt(seed, random.whole(0, customers - 1));
}

/** There is one review for every two dozen stays, so the number of reviews reflects the age of a place. */
function summarise(
  row: DemoStashpoint,
  bookings: readonly BookingRow[],
  reviews: readonly Row<'reviews'>[],
  seed: number,
): void {
  const ratings = reviews.map(({ stashpoint_rating = 5 }) => stashpoint_rating);
  row.review_count = reviews.length;
  row.rating =
    ratings.length > 0
      ? Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100
      : null;
  row.booking_count = bookings.length + reviews.length * createRandom(`${seed}-history-${row.id}`).whole(20, 28);
}

/** Bookings of traveller@cubby.test, to try the product with: two past stays, one upcoming. */
function travellerBookings(stashpoint: DemoStashpoint, now: Date): BookingRow[] {
  const random = createRandom('traveller-bookings');
  const today = localMoment(now, stashpoint.timezone).date;
  const stay = (days: number, from: number, until: number) => {
    const date = addCalendarDays(today, days);
    return {
      dropoff: at(date, from * 60, stashpoint.timezone),
      pickup: at(date, until * 60, stashpoint.timezone),
      days: 1,
    };
  };
  return [
    book(random, stashpoint, stay(-64, 10, 15), now, demoTraveller, {
      key: 'traveller:first',
      state: 'checked_out',
      bags: 1,
    }),
    book(random, stashpoint, stay(-18, 9, 16), now, demoTraveller, {
      key: 'traveller:second',
      state: 'checked_out',
      bags: 2,
    }),
    book(random, stashpoint, stay(2, 10, 16), now, demoTraveller, {
      key: 'traveller:next',
      state: 'confirmed',
      bags: 2,
    }),
  ];
}
