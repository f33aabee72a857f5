import { type Insertable, type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { lockRating, recalculateRating } from '../../catalogue/stashpoints/record/rating.ts';
import type { Schema } from '../../platform/database/schema.ts';

export interface ReviewFilter {
  review_id?: string | undefined;
  stashpoint_id?: string | undefined;
  city_id?: string | undefined;
  rating?: number | undefined;
  minimum_rating?: number | undefined;
  language?: string | undefined;
  with_text?: boolean | undefined;
}

export type ReviewRow = Selectable<Schema['reviews']> & { city_name: string };

/** Filters reviews to those the public may read. */
function matching(query: Kysely<Schema>, filter: ReviewFilter) {
  return withFilter(query.selectFrom('reviews as r'), filter).where('r.hidden_at', 'is', null);
}

type Reviews = SelectQueryBuilder<Schema & { r: Schema['reviews'] }, 'r', object>;

export function withFilter(reviews: Reviews, filter: ReviewFilter): Reviews {
  const { review_id, stashpoint_id, city_id, rating, minimum_rating, language, with_text } = filter;
  return reviews
    .$if(review_id !== undefined, (rows) => rows.where('r.id', '=', review_id ?? ''))
    .$if(stashpoint_id !== undefined, (rows) => rows.where('r.stashpoint_id', '=', stashpoint_id ?? ''))
    .$if(city_id !== undefined, (rows) => rows.where('r.city_id', '=', city_id ?? ''))
    .$if(rating !== undefined, (rows) => rows.where('r.stashpoint_rating', '=', rating ?? 5))
    .$if(minimum_rating !== undefined, (rows) => rows.where('r.stashpoint_rating', '>=', minimum_rating ?? 1))
    .$if(language !== undefined, (rows) => rows.where('r.language', '=', language ?? 'en'))
    .$if(with_text === true, (rows) => rows.where('r.stashpoint_review', 'is not', null));
}

/** Lists reviews, newest first, with the total number. */
export async function listReviewRows(
  query: Kysely<Schema>,
  filter: ReviewFilter,
  { offset, perPage }: { offset: number; perPage: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { total } = await matching(query, filter)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(query, filter)
    .innerJoin('places as c', 'c.id', 'r.city_id')
    .selectAll('r')
    .select('c.name as city_name')
    .orderBy('r.created', 'desc')
    .orderBy('r.id')
    .offset(offset)
    .limit(perPage)
    .execute();
  return { rows, total: Number(total) };
}

/** Counts how many reviews gave the place each number of stars; numbers without a review are left out. */
export async function countReviewsByRating(
  query: Kysely<Schema>,
  filter: ReviewFilter,
): Promise<{ rating: number; count: number }[]> {
  return matching(query, filter)
    .select(['r.stashpoint_rating as rating', sql<number>`count(*)::int`.as('count')])
    .groupBy('r.stashpoint_rating')
    .execute();
}

/**
 * Inserts a review and recalculates its place's rating; false when the booking has one already. The place's row is
 * locked first, so that the later of two reviews written at once counts both.
 */
export async function insertReview(
  transaction: Kysely<Schema>,
  review: Insertable<Schema['reviews']>,
): Promise<boolean> {
  const { stashpoint_id } = review;
  await lockRating(transaction, stashpoint_id);
  const written = await transaction
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await recalculateRating(transaction, stashpoint_id);
  return true;
}
