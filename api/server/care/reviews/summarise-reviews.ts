import type { ReviewSummary } from '../../../contract/structs/review.ts';
import type { HasStatistics } from '../../catalogue/statistics/statistics-cache.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { countReviewsByRating, type ReviewFilter } from './store.ts';

/** Counts the reviews of each number of stars for a filter, best first, with their average to two decimals. */
export async function summariseReviews(
  { database, statistics }: HasDatabase & HasStatistics,
  filter: ReviewFilter,
): Promise<ReviewSummary> {
  // The count of all reviews is cached, because every page may ask for it.
  const isWhole = Object.values(filter).every((value) => value === undefined);
  const found = isWhole ? (await statistics.read()).stars : await countReviewsByRating(database.query, filter);
  const counts = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: found.find((row) => row.rating === rating)?.count ?? 0,
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { total, average: total > 0 ? Math.round((stars / total) * 100) / 100 : null, counts };
}
