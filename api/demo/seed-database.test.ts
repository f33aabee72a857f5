import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../contract/vocabulary/languages.ts';
import { textsOfStashpoint } from '../server/catalogue/stashpoints/record/stashpoint-texts.ts';
import { findBrokenLaws } from '../server/laws.ts';
import type { Database } from '../server/platform/database/connect.ts';
import { detectLanguage } from '../server/platform/translation/detect-language.ts';
import { readTranslations } from '../server/platform/translation/read-translations.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { bandsOf } from './network/prices.ts';
import { stashpointAt } from './network/stashpoints.ts';
import { TRANSLATED_TEXTS } from './network/translations.ts';
import { growDatabase, seedDatabase } from './seed-database.ts';
import { readProgress } from './seed-progress.ts';

const now = new Date('2026-11-21T12:00:00Z');

async function seeded(stashpoints: number): Promise<Database> {
  const database = await openTestDatabase();
  await seedDatabase(database, { now, stashpoints });
  return database;
}

describe('the demo network', () => {
  let database: Database;

  beforeAll(async () => {
    database = await seeded(500);
  }, 60_000);
  afterAll(() => database.close());

  const numbers = async (text: string) => (await database.executeSql(text)).rows[0] ?? {};

  test('has thirteen countries, forty-one cities and five hundred stashpoints, a quarter of them lockers, and twelve in Monaco', async () => {
    expect(
      await numbers(`select
        (select count(*)::int from places where type = 'country') as countries,
        (select count(*)::int from places where type = 'city') as cities,
        (select count(*)::int from stashpoints where status <> 'draft') as stashpoints,
        (select count(*)::int from stashpoints where type = 'locker') as lockers,
        (select count(*)::int from stashpoints where status = 'submitted') as submitted,
        (select count(*)::int from currencies where not active) as inactive`),
    ).toEqual({ countries: 13, cities: 41, stashpoints: 512, lockers: 128, submitted: 4, inactive: 1 });
  });

  test('breaks no law', async () => {
    expect(await findBrokenLaws(database.query)).toEqual([]);
  });

  test('gives every place a name and an address of its own in six languages', async () => {
    const places = await database.query.selectFrom('places').select(['name', 'translations', 'routes']).execute();
    for (const { translations, routes } of places) {
      expect(Object.keys(translations).sort()).toEqual(Object.values(LANGUAGE_NAMES).sort());
      for (const { name, route } of Object.values(translations)) {
        expect(name).not.toBe('');
        expect(routes).toContain(route);
      }
    }
    const munich = places.find(({ name }) => name === 'Munich');
    expect(munich?.translations.german?.route).toBe('deutschland/muenchen');
  });

  test('has six languages even for hosts who wrote in one', async () => {
    for (const texts of TRANSLATED_TEXTS)
      for (const language of LANGUAGES) expect(detectLanguage(texts[language], null), texts[language]).toBe(language);
    const stashpoints = await database.query
      .selectFrom('stashpoints')
      .selectAll()
      .where('status', '=', 'approved')
      .execute();
    const texts = stashpoints.flatMap((stashpoint) => {
      const { special_requirements, upsell_text } = textsOfStashpoint(stashpoint);
      return [special_requirements, upsell_text].filter(({ text }) => text !== '');
    });
    expect(texts.length).toBeGreaterThan(150);
    const translated = await readTranslations(database.query, texts);
    for (const text of texts) expect(Object.keys(translated(text)), text.text).toHaveLength(5);
    expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });

  test('has one place for each address, except for the country that is one city', async () => {
    const twice = await database.executeSql(
      'select distinct address from places, unnest(routes) as address group by address having count(distinct id) > 1',
    );
    expect(twice.rows).toEqual([{ address: 'monaco' }]);
  });

  test('puts every stashpoint within walking distance of its landmark', async () => {
    const { farthest } = await numbers(`
      select max(sqrt(power((s.lat - l.lat) * 111.32, 2) + power((s.lng - l.lng) * 111.32 * cos(radians(l.lat)), 2))) as farthest
      from stashpoints s join places l on l.id = s.landmark_id`);
    expect(farthest).toBeLessThan(0.6);
  });

  test('keeps prices and the hosts’ share within the markets’ ranges', async () => {
    const rows = await database.query.selectFrom('stashpoints').selectAll().execute();
    for (const row of rows) {
      const { firstDay, extraDay } = bandsOf(row.currency_code);
      const costs = [row, ...Object.values(row.size_pricing)];
      for (const { first_day_cost, extra_day_cost } of costs) {
        expect(first_day_cost).toBeGreaterThanOrEqual(firstDay[0]);
        expect(first_day_cost).toBeLessThanOrEqual(firstDay[1]);
        expect(extra_day_cost).toBeGreaterThanOrEqual(extraDay[0]);
        expect(extra_day_cost).toBeLessThanOrEqual(extraDay[1]);
      }
      expect(row.first_day_commission / row.first_day_cost).toBeGreaterThan(0.39);
      expect(row.first_day_commission / row.first_day_cost).toBeLessThanOrEqual(0.6);
    }
  });

  test('has no booking beyond a place’s capacity', async () => {
    const { closed, overfull } = await numbers(`select
      (select count(*)::int from bookings b,
        lateral check_room(b.stashpoint_id, b.dropoff, b.pickup, 0, 0, 0, null, '2026-11-21T12:00:00Z') room
        where b.state in ('confirmed', 'checked_in') and not room.open) as closed,
      (select count(*)::int from stashpoints s,
        lateral check_room(s.id, '2026-11-21T12:00:00Z', '2026-12-20T12:00:00Z', 0, 0, 0, null, '2026-11-21T12:00:00Z') room
        where room.standard < 0) as overfull`);
    expect({ closed, overfull }).toEqual({ closed: 0, overfull: 0 });
  });

  test('has past, current and upcoming bookings', async () => {
    const states = await database.query
      .selectFrom('bookings')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .groupBy('state')
      .execute();
    const count = Object.fromEntries(states.map((row) => [row.state, row.count]));
    for (const state of ['confirmed', 'checked_in', 'checked_out', 'cancelled', 'no_show'])
      expect(count[state]).toBeGreaterThan(20);
  });

  test('has accounts with invoices, a credit note, past and pending payouts, and one unexplained difference', async () => {
    expect(
      await numbers(`select
        (select count(*)::int from invoices where kind = 'credit_note') as notes,
        (select count(*)::int > 3 from invoices) as invoiced,
        (select count(*)::int > 0 from payouts where status = 'sent') as sent,
        (select count(*)::int from unexplained where settled_at is null) as unexplained`),
    ).toEqual({ notes: 1, invoiced: true, sent: true, unexplained: 1 });
    const { off } = await numbers(`select count(*)::int as off from processor_transactions t
      left join ledger_entries l on l.transaction_id = t.id where t.fee <> coalesce(-l.amount, 0)`);
    expect(off).toBe(0);
  });

  test('has claims in each state that staff see, and one that was paid and is settled in the ledger', async () => {
    const { rows } = await database.executeSql(`select c.state, p.status as payout, i.resolved_at is null as open,
      (select sum(amount)::int from ledger_entries l where l.claim_id = c.id) as owed
      from claims c join incidents i on i.id = c.id left join payouts p on p.claim_id = c.id order by i.created desc`);
    expect(rows).toEqual([
      { state: 'open', payout: null, open: true, owed: null },
      { state: 'open', payout: null, open: true, owed: null },
      { state: 'needs_more', payout: null, open: true, owed: null },
      { state: 'refused', payout: null, open: false, owed: null },
      { state: 'accepted', payout: 'sent', open: false, owed: -13_410 },
    ]);
  });

  test('has a ledger whose parts add up to the charges', async () => {
    const { off } = await numbers(`select count(*)::int as off from (
      select booking_id from ledger_entries where kind not in ('payout', 'processing_fee', 'compensation_payout') group by booking_id
      having sum(case when kind in ('charge', 'refund_card') then amount else -amount end) <> 0) as unbalanced`);
    expect(off).toBe(0);
  });

  test('gives the demo traveller two past stays and an upcoming one', async () => {
    const stays = await database.query
      .selectFrom('bookings')
      .select(['state', 'dropoff'])
      .where('email', '=', 'traveller@cubby.test')
      .orderBy('dropoff')
      .execute();
    expect(stays.map(({ state }) => state)).toEqual(['checked_out', 'checked_out', 'confirmed']);
  });

  test('gives its host six places in two currencies, and a counter with every situation of a day', async () => {
    const host = sql<boolean>`s.host_id = (select id from users where email = 'host@cubby.test')`;
    const stashpoints = await database.query
      .selectFrom('stashpoints as s')
      .select(['s.id', 's.currency_code', 's.closures'])
      .where(host)
      .execute();
    expect(stashpoints.map(({ currency_code }) => currency_code).sort()).toEqual([
      'EUR',
      'EUR',
      'GBP',
      'GBP',
      'GBP',
      'GBP',
    ]);
    expect(stashpoints.filter(({ closures }) => closures.length > 0).length).toBeGreaterThan(2);
    const day = await database.query
      .selectFrom('bookings as b')
      .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
      .select(['b.state', 'b.dropoff', 'b.pickup'])
      .where(host)
      .execute();
    const minutes = (instant: Date) => (instant.getTime() - now.getTime()) / 60_000;
    const count = (test: (booking: (typeof day)[number]) => boolean) => day.filter(test).length;
    const isExpected = ({ state }: (typeof day)[number]) => state === 'confirmed';
    const isInside = ({ state }: (typeof day)[number]) => state === 'checked_in';
    expect(count((each) => isExpected(each) && Math.abs(minutes(each.dropoff) - 15) <= 15)).toBeGreaterThan(0);
    expect(count((each) => isExpected(each) && minutes(each.dropoff) < -20)).toBe(1);
    expect(count((each) => isInside(each) && minutes(each.pickup) < -1000)).toBe(1);
    expect(count((each) => isInside(each) && minutes(each.pickup) > 0)).toBeGreaterThan(2);
    const incidents = await database.query
      .selectFrom('incidents as i')
      .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
      .select(['i.kind', 'i.answer'])
      .where(host)
      .orderBy('i.created', 'desc')
      .execute();
    expect(incidents).toEqual([
      { kind: 'closed', answer: null },
      { kind: 'claim', answer: null },
      { kind: 'claim', answer: 'statement' },
    ]);
  });

  test('gives each of its people the permissions listed in the README, and no more', async () => {
    const people = await database.query
      .selectFrom('users')
      .select(['email', 'role', 'scopes'])
      .where('email', 'like', '%@cubby.test')
      .execute();
    expect(Object.fromEntries(people.map(({ email, role, scopes }) => [email, { role, scopes }]))).toEqual({
      'manager@cubby.test': { role: 'manager', scopes: null },
      'staff@cubby.test': { role: 'admin', scopes: null },
      'editor@cubby.test': { role: 'admin', scopes: ['places:all', 'contents:all', 'reviews:all'] },
      'host@cubby.test': { role: 'host', scopes: null },
      'newhost@cubby.test': { role: 'host', scopes: null },
      'traveller@cubby.test': { role: 'customer', scopes: null },
    });
  });

  test('has the codes listed in the README: a free stay, and two bags paid for by an agency', async () => {
    const coupons = await database.query
      .selectFrom('coupons')
      .select(['code', 'percent', 'activates', 'active'])
      .where('code', 'in', ['FREEDAY', 'RAIL-TWO'])
      .orderBy('code')
      .execute();
    expect(coupons).toEqual([
      { code: 'FREEDAY', percent: 100, activates: null, active: true },
      { code: 'RAIL-TWO', percent: null, activates: 2, active: true },
    ]);
  });

  test('has no payment pending at the payment service', async () => {
    const { open } = await numbers('select count(*)::int as open from payments where ended_at is null');
    expect(open).toBe(0);
  });

  test('shows the average rating of its reviews', async () => {
    const { wrong } = await numbers(`select count(*)::int as wrong from stashpoints s
      left join (select stashpoint_id, count(*) as many, avg(stashpoint_rating) as mean from reviews group by 1) r on r.stashpoint_id = s.id
      where s.review_count <> coalesce(r.many, 0) or abs(coalesce(s.rating, 0) - coalesce(r.mean, 0)) > 0.006`);
    expect(wrong).toBe(0);
  });
});

test('the same seed gives the same network, another seed another', async () => {
  const contents = async (database: Database) => {
    const tables = ['users', 'places', 'stashpoints', 'bookings', 'payments', 'reviews'];
    const sums = tables.map(
      (table) => `(select md5(string_agg(t::text, '|' order by t.id)) from ${table} t) as ${table}`,
    );
    const { rows } = await database.executeSql(`select ${sums.join(', ')}`);
    await database.close();
    return rows[0];
  };
  expect(await contents(await seeded(30))).toEqual(await contents(await seeded(30)));
  expect(stashpointAt(7, 30, 1, now).row).not.toEqual(stashpointAt(7, 30, 2, now).row);
}, 60_000);

test('a large network goes on where it was interrupted, and is then the same', async () => {
  const database = await openTestDatabase();
  const options = { now, stashpoints: 700, bookings: 700 };
  const interrupt = () => {
    throw new Error('interrupted');
  };
  await expect(growDatabase(database, { ...options, onProgress: interrupt })).rejects.toThrow('interrupted');
  expect(await readProgress(database.query)).toMatchObject({ ...options, written: 500 });
  const amongIndexes = (left: number) => left === 50 && interrupt();
  await expect(growDatabase(database, { ...options, onIndex: amongIndexes })).rejects.toThrow('interrupted');
  expect((await readProgress(database.query))?.indexes).toHaveLength(50);
  await growDatabase(database, { now: new Date('2027-01-01T00:00:00Z'), stashpoints: 1 });
  expect(await readProgress(database.query)).toBeNull();
  const whole = await openTestDatabase();
  await seedDatabase(whole, options);
  const print = async ({ executeSql }: Database) =>
    (
      await executeSql(`select (select md5(string_agg(s.id || s.rating::text, ',' order by s.id)) from stashpoints s) as places,
        (select md5(string_agg(id || total, ',' order by id)) from bookings) as bookings,
        (select count(*)::int from ledger_entries) as entries,
        (select md5(string_agg(indexdef, ',' order by indexdef)) from pg_indexes where schemaname = 'public') as indexes,
        (select md5(string_agg(pg_get_constraintdef(oid), ',' order by conrelid::regclass::text, conname)) from pg_constraint
          where connamespace = 'public'::regnamespace) as constraints,
        (select count(*)::int from pg_trigger where tgenabled = 'D') as disabled`)
    ).rows;
  expect(await print(database)).toEqual(await print(whole));
  await database.close();
  await whole.close();
});
