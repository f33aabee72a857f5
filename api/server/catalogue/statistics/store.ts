import { subMonths } from 'date-fns/subMonths';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface ReviewFigures {
  /** The number of people who gave their place each number of stars; numbers without a rating are left out. */
  stars: { rating: number; count: number }[];
  /** Our average rating over the last six months. */
  average: number | null;
}

export async function readReviewFigures(query: Kysely<Schema>, now: Date): Promise<ReviewFigures> {
  const stars = await query
    .selectFrom('review_totals')
    .select(['stashpoint_rating as rating', sql<number>`sum(reviews)::int`.as('count')])
    .groupBy('stashpoint_rating')
    .having(sql`sum(reviews)`, '>', 0)
    .execute();
  const { average } = await query
    .selectFrom('review_totals')
    .select(
      sql<number | null>`round(sum(stasher_rating * reviews) / nullif(sum(reviews), 0)::numeric, 2)::float8`.as(
        'average',
      ),
    )
    .where(sql<boolean>`day > (${subMonths(now, 6)}::timestamptz at time zone 'UTC')::date`)
    .executeTakeFirstOrThrow();
  return { stars, average };
}

/** Adds up the differences of each day. Returns how many rows there were. */
export async function addUpReviews(query: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      delete from review_totals where day in (select day from review_totals where not added_up) returning *
    ), sums as (
      insert into review_totals (day, stashpoint_rating, stasher_rating, reviews, added_up)
      select day, stashpoint_rating, stasher_rating, sum(reviews), true from old
      group by day, stashpoint_rating, stasher_rating
      having sum(reviews) <> 0
    )
    select count(*)::int as count from old`.execute(query);
  return rows[0]?.count ?? 0;
}
