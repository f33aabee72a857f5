import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PARTS_OF_LEDGER } from '../../../contract/rules/ledger-parts.ts';
import type { Dashboard } from '../../../contract/structs/dashboard.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { isClosedForStay } from '../../catalogue/stashpoints/availability/closed-for-stay.ts';
import { moneyTrouble, refusedPayments } from '../../money/payments/troubled-payments.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isUndecided } from '../../stays/incidents/standing-in.ts';

const SHOWN = 5;

export async function countWaiting(query: Kysely<Schema>): Promise<Dashboard['approvals']> {
  const { waiting, oldest } = await query
    .selectFrom('stashpoints')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created').as('oldest')])
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldest: oldest === null ? null : new Date(oldest).toISOString() };
}

export async function countIncidents(query: Kysely<Schema>, now: Date): Promise<Dashboard['incidents']> {
  const { open, overdue } = await query
    .selectFrom('incidents as i')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where resolved_at is null and respond_by < ${now})::int`.as('overdue'),
    ])
    .where(isUndecided(now))
    .executeTakeFirstOrThrow();
  return { open, overdue };
}

export interface Taking {
  currency_code: CurrencyCode;
  bookings: number;
  revenue: number;
}

/**
 * Selects the revenue of a period, less refunds, and the number of paid stays, by currency and by `day`, if it is given.
 * Stays are added up first: to count different ones otherwise sorts all rows of the period. `ledger_takings` has the
 * kinds in the same order.
 */
function takings(query: Kysely<Schema>, from: Date, until: Date, day: RawBuilder<unknown> = sql`null`) {
  return query
    .selectFrom(
      query
        .selectFrom('ledger_entries as l')
        .where('l.created', '>=', from)
        .where('l.created', '<=', until)
        .where(sql<boolean>`l.kind in (${sql.join(PARTS_OF_LEDGER.takings.map((kind) => sql.lit(kind)))})`)
        .select([
          sql<CurrencyCode>`l.currency_code`.as('currency_code'),
          day.as('day'),
          sql<number>`sum(l.amount)`.as('amount'),
          sql<boolean>`bool_or(l.amount > 0)`.as('paid'),
        ])
        .groupBy(['l.currency_code', 'day', 'l.booking_id'])
        .as('each'),
    )
    .select([
      'currency_code',
      sql<number>`count(*) filter (where paid)::int`.as('bookings'),
      sql<number>`sum(amount)::int8`.as('revenue'),
    ])
    .groupBy(['currency_code', 'day']);
}

export function takingsBetween(query: Kysely<Schema>, from: Date, until: Date): Promise<Taking[]> {
  return takings(query, from, until).execute();
}

export function takingsByDay(query: Kysely<Schema>, from: Date, until: Date, zone: string) {
  return takings(query, from, until, sql`(l.created at time zone ${zone})::date`)
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date'))
    .execute();
}

/** Lists bookings that are unpaid because a bank refused, since an instant. */
export async function listFailingPayments(query: Kysely<Schema>, since: Date): Promise<Dashboard['failing_payments']> {
  const failing = refusedPayments(query, since)
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .where('b.state', 'in', ['held', 'expired']);
  const { count } = await failing.select(sql<number>`count(distinct b.id)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await failing
    .select(['b.id', 'b.first_name', 'b.last_name', 'p.amount', 'b.currency_code', 'p.refusal', 'p.created'])
    .orderBy('p.created', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    count,
    since: since.toISOString(),
    latest: rows.map((row) => ({
      booking_id: row.id,
      customer_name: `${row.first_name} ${row.last_name}`.trim(),
      amount: row.amount,
      ccy_code: row.currency_code,
      ccy_minor_in_major: CURRENCIES[row.currency_code].minorInMajor,
      refusal: row.refusal,
      created: row.created.toISOString(),
    })),
  };
}

/**
 * Lists refunds that were refused for good, disputed payments and stays paid twice, oldest first, and counts their
 * bookings.
 */
export async function listMoneyTrouble(query: Kysely<Schema>): Promise<Dashboard['money_trouble']> {
  const { rows } = await sql<{
    kind: Dashboard['money_trouble']['latest'][number]['kind'];
    booking_id: string;
    customer_name: string;
    amount: number;
    currency_code: CurrencyCode;
    reason: string | null;
    created: Date;
    count: number;
  }>`
    select t.kind, t.booking_id, trim(b.first_name || ' ' || b.last_name) as customer_name, t.amount, b.currency_code,
      t.reason, t.created, (select count(distinct booking_id) from ${moneyTrouble} u)::int as count
    from ${moneyTrouble} t
    join bookings b on b.id = t.booking_id
    order by t.created
    limit ${SHOWN}`.execute(query);
  return {
    count: rows[0]?.count ?? 0,
    latest: rows.map(({ count: _count, currency_code, created, ...row }) => ({
      ...row,
      ccy_code: currency_code,
      ccy_minor_in_major: CURRENCIES[currency_code].minorInMajor,
      created: new Date(created).toISOString(),
    })),
  };
}

/** Finds places that will not be open, or are off the market, for stays booked there, by the one availability rule. */
export async function findClosedStashpoints(
  query: Kysely<Schema>,
  now: Date,
): Promise<Dashboard['closed_stashpoints']> {
  const { rows } = await sql<{
    id: string;
    name: string;
    city_name: string;
    timezone: string;
    bookings: number;
    bags: number;
    next_dropoff: Date;
    stashpoints: number;
  }>`
    select s.id, s.name, c.name as city_name, s.timezone, count(*)::int as bookings, sum(b.bag_count)::int as bags,
      min(b.dropoff) as next_dropoff, (count(*) over ())::int as stashpoints
    from bookings b
    join stashpoints s on s.id = b.stashpoint_id
    join places c on c.id = s.city_id
    where ${isClosedForStay(now)}
    group by s.id, c.name
    order by min(b.dropoff)
    limit ${SHOWN}`.execute(query);
  return {
    count: rows[0]?.stashpoints ?? 0,
    places: rows.map(({ stashpoints: _stashpoints, next_dropoff, ...row }) => ({
      ...row,
      next_dropoff: new Date(next_dropoff).toISOString(),
    })),
  };
}
