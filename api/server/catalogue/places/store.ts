import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { previewsOf } from '../../platform/media/preview.ts';

/** Totals of a place's bookable stashpoints. Prices are the lowest, minor units of the place's currency. */
export interface PlaceTotals {
  stashpoint_count: number;
  /** All stays ever booked at its stashpoints: its popularity. */
  booking_count: number;
  first_day_cost: number | null;
  extra_day_cost: number | null;
  /** The all-in price of one bag for a day at the cheapest of them. */
  lowest_total: number | null;
  average_rating: number | null;
  review_count: number;
}

/** Reads the database's clock: servers' own may differ. */
export async function readClock(query: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(query);
  return rows[0]?.now ?? new Date();
}

export function listPlaceRows(query: Kysely<Schema>) {
  return query.selectFrom('places').selectAll().select(previewsOf(sql`array[picture]`).as('previews')).execute();
}

/** The sums of the bookable stashpoints in one city, or at one landmark, that charge in one currency. */
export interface Tally {
  place_id: string;
  currency_code: string;
  stashpoints: number;
  bookings: number;
  first_day_cost: number | null;
  extra_day_cost: number | null;
  lowest_total: number | null;
  reviews: number;
  rated_reviews: number;
  stars: number;
}

/** Lists the totals of cities and landmarks: all of them, or those changed since a time. */
export async function listTallies(query: Kysely<Schema>, since: Date | null): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select place_id, currency_code, sum(stashpoints)::int as stashpoints, sum(bookings)::float8 as bookings,
      min(first_day_cost) filter (where stashpoints > 0) as first_day_cost,
      min(extra_day_cost) filter (where stashpoints > 0) as extra_day_cost,
      min(one_bag_total) filter (where stashpoints > 0) as lowest_total,
      sum(reviews)::float8 as reviews, sum(rated_reviews)::float8 as rated_reviews, sum(stars)::float8 as stars
    from (
      select place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total, sum(stashpoints) as stashpoints,
        sum(bookings) as bookings, sum(reviews) as reviews, sum(rated_reviews) as rated_reviews, sum(stars) as stars
      from place_totals
      ${since ? sql`where place_id in (select place_id from place_totals where written > ${since})` : sql``}
      group by place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total
    ) priced
    group by place_id, currency_code`.execute(query);
  return rows;
}

/** Adds up the rows written before a time, which every server has read. Returns how many rows there were. */
export async function addUpPlaceTotals(query: Kysely<Schema>, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      delete from place_totals where written < ${before}
        and place_id in (select place_id from place_totals where not added_up and written < ${before})
      returning *
    ), sums as (
      insert into place_totals (place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total,
        stashpoints, bookings, reviews, rated_reviews, stars, added_up)
      select place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total,
        sum(stashpoints), sum(bookings), sum(reviews), sum(rated_reviews), sum(stars), true
      from old
      group by place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total
      having sum(stashpoints) <> 0
    )
    select count(*)::int as count from old`.execute(query);
  return rows[0]?.count ?? 0;
}

export function lockPlace(transaction: Kysely<Schema>, id: string) {
  return transaction.selectFrom('places').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function insertPlace(transaction: Kysely<Schema>, place: Insertable<Schema['places']>): Promise<void> {
  await transaction.insertInto('places').values(place).execute();
}

export async function updatePlaceRow(
  transaction: Kysely<Schema>,
  id: string,
  columns: Updateable<Schema['places']>,
): Promise<void> {
  await transaction.updateTable('places').set(columns).where('id', '=', id).execute();
}

/** Maps place ids to the languages with a published text. */
export async function listWrittenLanguages(query: Kysely<Schema>): Promise<Map<string, string[]>> {
  const rows = await query
    .selectFrom('seo_contents')
    .select(['location_id', sql<string[]>`array_agg(distinct language)`.as('languages')])
    .where('live', 'is not', null)
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id, languages }) => [location_id, languages]));
}
