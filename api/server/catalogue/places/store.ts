import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { previewsOf } from '../../platform/media/preview.ts';
import { inSoldCurrency } from '../currencies/in-sold-currency.ts';

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

export function listPlaceRows(query: Kysely<Schema>) {
  return query.selectFrom('places').selectAll().select(previewsOf(sql`array[picture]`).as('previews')).execute();
}

/** Lists totals by place id; a city counts for its country as well. */
export async function listPlaceTotals(query: Kysely<Schema>): Promise<Map<string, PlaceTotals>> {
  const { rows } = await sql<PlaceTotals & { id: string }>`
    with counted as (
      select city_id, landmark_id, c.parent_id as country_id, first_day_cost, extra_day_cost, one_bag_total, rating,
        s.review_count, s.booking_count
      from stashpoints s join places c on c.id = s.city_id
      where s.status = 'approved' and s.active and ${inSoldCurrency('s.currency_code')}
    )
    select place as id, count(*)::int as stashpoint_count, sum(booking_count)::int as booking_count,
      min(first_day_cost) as first_day_cost, min(extra_day_cost) as extra_day_cost,
      min(one_bag_total) as lowest_total, sum(review_count)::int as review_count,
      (sum(rating * review_count) / nullif(sum(review_count) filter (where rating is not null), 0))::float8 as average_rating
    from counted, lateral (values (city_id), (landmark_id), (country_id)) as within(place)
    where place is not null
    group by place`.execute(query);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

export function lockPlace(transaction: Kysely<Schema>, id: string) {
  return transaction.selectFrom('places').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
