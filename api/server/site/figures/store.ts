import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Span } from '../../../contract/rules/figure-spans.ts';
import type { Counted } from '../../../contract/structs/stashpoint-figures.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { OpeningHours } from '../../../contract/vocabulary/opening-hours.ts';
import { earnedAt, hasEnded } from '../../money/ledger/host-account.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Query = Kysely<Schema>;

/** Lists the places a caller may ask about, by a condition on `s`; or one of them. */
export function listStashpoints(query: Query, mine: RawBuilder<boolean>, stashpointId: string | undefined) {
  return query
    .selectFrom('stashpoints as s')
    .select(['s.id', 's.name', 's.timezone', 's.currency_code', 's.capacity_total', 's.first_day_commission'])
    .select(sql<OpeningHours[]>`s.opening_hours`.as('opening_hours'))
    .where(mine)
    .$if(stashpointId !== undefined, (stashpoints) => stashpoints.where('s.id', '=', stashpointId ?? ''))
    .orderBy('s.created')
    .execute();
}

export type FiguredStashpoint = Awaited<ReturnType<typeof listStashpoints>>[number];

/** Filters instants to a span in the local time of their place; the days around it let an index be used. */
function during(column: string, { since, until }: Span): RawBuilder<boolean> {
  const instant = sql.ref(column);
  return sql<boolean>`${instant} >= ${since}::date - 1 and ${instant} < ${until}::date + 2
    and (${instant} at time zone s.timezone)::date between ${since}::date and ${until}::date`;
}

const TOOK_PLACE = sql`('checked_in', 'checked_out')`;

/** Counts the totals of a span. */
export async function countSpan(query: Query, ids: readonly string[], span: Span, now: Date): Promise<Counted> {
  const mine = sql`s.id = any(${ids})`;
  const { rows } = await sql<Counted>`
    with stays as (
      select count(*)::int as bookings, coalesce(sum(b.bag_count) filter (where b.state in ${TOOK_PLACE}), 0)::int as bags,
        count(*) filter (where b.state = 'no_show')::int as no_shows
      from stashpoints s join bookings b on b.stashpoint_id = s.id
      where ${mine} and ${during('b.dropoff', span)} and b.changes_booking_id is null
        and b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show')
    ),
    refused as (
      select count(*)::int as refusals from stashpoints s join custody_events e on e.stashpoint_id = s.id
      where ${mine} and e.kind = 'refused' and ${during('e.occurred_at', span)}
    ),
    told as (
      select count(*)::int as incidents,
        count(*) filter (
          where i.answered_at is not null or coalesce(i.answer_by, i.respond_by) < ${now}
        )::int as incidents_due,
        count(*) filter (where i.answered_at <= coalesce(i.answer_by, i.respond_by))::int as incidents_in_time
      from stashpoints s join incidents i on i.stashpoint_id = s.id where ${mine} and ${during('i.created', span)}
    ),
    rated as (
      select count(*)::int as reviews, avg(r.stashpoint_rating)::float8 as rating
      from stashpoints s join reviews r on r.stashpoint_id = s.id
      where ${mine} and r.hidden_at is null and ${during('r.created', span)}
    ),
    missed as (
      select coalesce(sum(m.searches) filter (where m.reason = 'closed'), 0)::int as missed_closed,
        coalesce(sum(m.searches) filter (where m.reason = 'full'), 0)::int as missed_full
      from missed_searches m
      where m.stashpoint_id = any(${ids}) and m.day between ${span.since} and ${span.until}
    )
    select * from stays, refused, told, rated, missed`.execute(query);
  return rows[0] as Counted;
}

/** Returns the first day of the bar a local date belongs to. */
function barOf(date: RawBuilder<unknown>, step: 'day' | 'month'): RawBuilder<string> {
  return sql<string>`to_char(date_trunc(${sql.lit(step)}, (${date})::timestamp), 'YYYY-MM-DD')`;
}

export async function listSteps(query: Query, ids: readonly string[], span: Span, step: 'day' | 'month') {
  const { rows } = await sql<{ date: string; bookings: number; bags: number; missed: number }>`
    select date, sum(bookings)::int as bookings, sum(bags)::int as bags, sum(missed)::int as missed from (
      select ${barOf(sql`b.dropoff at time zone s.timezone`, step)} as date, count(*) as bookings,
        coalesce(sum(b.bag_count) filter (where b.state in ${TOOK_PLACE}), 0) as bags, 0 as missed
      from stashpoints s join bookings b on b.stashpoint_id = s.id
      where s.id = any(${ids}) and ${during('b.dropoff', span)} and b.changes_booking_id is null
        and b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show')
      group by 1
      union all
      select ${barOf(sql`m.day::date`, step)}, 0, 0, sum(m.searches) from missed_searches m
      where m.stashpoint_id = any(${ids}) and m.day between ${span.since} and ${span.until}
      group by 1
    ) steps group by 1`.execute(query);
  return rows;
}

/** Sums the bags in storage in each hour of the week over the span, until now: from check-in to check-out. */
export async function listInsideHours(query: Query, ids: readonly string[], span: Span, now: Date) {
  const { rows } = await sql<{ weekday: number; hour: number; bags: number }>`
    select extract(isodow from h)::int - 1 as weekday, extract(hour from h)::int as hour, sum(b.bag_count)::int as bags
    from stashpoints s
    join bookings b on b.stashpoint_id = s.id
    cross join lateral generate_series(
      date_trunc('hour', coalesce(b.checked_in_at, b.dropoff) at time zone s.timezone),
      coalesce(b.checked_out_at, ${now}) at time zone s.timezone - interval '1 second',
      interval '1 hour') h
    where s.id = any(${ids}) and b.changes_booking_id is null and b.state in ${TOOK_PLACE}
      and b.dropoff >= ${span.since}::date - 32 and b.dropoff < ${span.until}::date + 2
      and h::date between ${span.since}::date and ${span.until}::date
    group by 1, 2`.execute(query);
  return rows;
}

export async function listMissedHours(query: Query, ids: readonly string[], span: Span) {
  const { rows } = await sql<{ weekday: number; hour: number; bags: number }>`
    select extract(isodow from m.day::date)::int - 1 as weekday, m.hour::int as hour, sum(m.bags)::int as bags
    from missed_searches m
    where m.stashpoint_id = any(${ids}) and m.day between ${span.since} and ${span.until}
    group by 1, 2`.execute(query);
  return rows;
}

export async function listRatings(query: Query, ids: readonly string[], span: Span) {
  const { rows } = await sql<{ rating: number; count: number }>`
    select r.stashpoint_rating as rating, count(*)::int as count
    from stashpoints s join reviews r on r.stashpoint_id = s.id
    where s.id = any(${ids}) and r.hidden_at is null and ${during('r.created', span)}
    group by 1`.execute(query);
  return rows;
}

const LATEST = 3;

export function listLatestReviews(query: Query, ids: readonly string[], span: Span) {
  return query
    .selectFrom('reviews as r')
    .innerJoin('stashpoints as s', 's.id', 'r.stashpoint_id')
    .select(['r.id', 'r.created', 'r.first_name', 's.name as stashpoint_name'])
    .select(['r.stashpoint_rating as rating', 'r.stashpoint_review as text'])
    .where('s.id', 'in', ids)
    .where('r.hidden_at', 'is', null)
    .where(during('r.created', span))
    .orderBy('r.created', 'desc')
    .orderBy('r.id')
    .limit(LATEST)
    .execute();
}

/** Lists what the host has earned by the day of the business from which it counts, as statements do. */
export async function listTakings(
  query: Query,
  ids: readonly string[],
  span: Span,
  step: 'day' | 'month',
  at: { now: Date; zone: string },
) {
  const { now, zone } = at;
  const { rows } = await sql<{ currency_code: CurrencyCode; date: string; amount: number }>`
    select l.currency_code, ${barOf(sql`${earnedAt} at time zone ${zone}`, step)} as date, sum(l.amount)::int8 as amount
    from stashpoints s
    join ledger_entries l on l.stashpoint_id = s.id and l.kind = 'host_share'
    join bookings b on b.id = l.booking_id
    where s.id = any(${ids}) and ${hasEnded(now)}
      and ${earnedAt} >= ${span.since}::timestamp at time zone ${zone}
      and ${earnedAt} < (${span.until}::timestamp + interval '1 day') at time zone ${zone}
    group by 1, 2`.execute(query);
  return rows;
}

/** Lists bags of missed searches, by place and day. */
export async function listMissedBags(query: Query, ids: readonly string[], span: Span) {
  const { rows } = await sql<{ stashpoint_id: string; reason: 'closed' | 'full'; bags: number }>`
    select m.stashpoint_id, m.reason, sum(m.bags)::int as bags from missed_searches m
    where m.stashpoint_id = any(${ids}) and m.day between ${span.since} and ${span.until}
    group by m.stashpoint_id, m.reason, m.day`.execute(query);
  return rows;
}
