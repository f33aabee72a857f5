import { type Infer, integer, nullable, record, refine, string, type } from 'superstruct';
import { Instant, LanguageCode } from './common.ts';

/** Whole numbers 1 to 5 (specification §5). */
export const Rating = refine(integer(), 'Rating', (value) => value >= 1 && value <= 5);

export const Review = type({
  id: string(),
  booking_id: nullable(string()),
  created: Instant,
  detected_language: nullable(string()),
  first_name: string(),
  language: LanguageCode,
  stasher_rating: Rating,
  stasher_review: nullable(string()),
  stasher_review_translations: record(string(), string()),
  stashpoint_id: string(),
  stashpoint_city: string(),
  stashpoint_rating: Rating,
  stashpoint_review: nullable(string()),
  stashpoint_review_translations: record(string(), string()),
});
export type Review = Infer<typeof Review>;
