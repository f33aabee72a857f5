import { array, boolean, type Infer, integer, nullable, number, optional, record, string, type } from 'superstruct';
import { max, min } from '../vocabulary/bounds.ts';
import { BookingId, Count, Instant, LanguageCode, MaybeText, PlaceId, StashpointId } from '../vocabulary/words.ts';

/** A rating: a whole number from 1 to 5. */
export const Rating = max(min(integer(), 1), 5);

export const REVIEW_ANSWER_LENGTH = 1000;

/** A place's reply to a review; as written, with the detected language (ISO 639-1), and its translations. */
export const ReviewAnswer = type({
  text: string(),
  language: string(),
  created: Instant,
  translations: optional(record(string(), string())),
});
export type ReviewAnswer = Infer<typeof ReviewAnswer>;

/** A traveller’s review of a stay: one part about the place, one about the service. */
export const Review = type({
  id: string(),
  booking_id: nullable(BookingId),
  created: Instant,
  /** The detected language of the texts (ISO 639-1); null if unknown. */
  detected_language: nullable(string()),
  first_name: string(),
  /** The language of the site in which it was written. */
  language: LanguageCode,
  /** Rating of the service, 1 to 5. */
  stasher_rating: Rating,
  /** Text about the service; null for none. */
  stasher_review: nullable(string()),
  /** Translations of that text by language. */
  stasher_review_translations: record(string(), string()),
  stashpoint_id: StashpointId,
  /** The name of the place’s city. */
  stashpoint_city: string(),
  /** Rating of the place, 1 to 5. */
  stashpoint_rating: Rating,
  /** Text about the place; null for none. */
  stashpoint_review: nullable(string()),
  /** Translations of that text by language. */
  stashpoint_review_translations: record(string(), string()),
  /** The place’s reply; null or absent for none. */
  answer: optional(nullable(ReviewAnswer)),
});
export type Review = Infer<typeof Review>;

/** A review as staff see it, including hidden ones. A hidden one is shown and counted nowhere else. */
export const AdminReview = type({
  ...Review.schema,
  stashpoint_name: string(),
  city_id: PlaceId,
  hidden: boolean(),
  hidden_at: nullable(Instant),
  /** Reason for colleagues; travellers and hosts do not see it. */
  hidden_reason: MaybeText,
  /** Reason why staff removed the place’s reply, for its host. */
  answer_removed_reason: optional(MaybeText),
  version: integer(),
});
export type AdminReview = Infer<typeof AdminReview>;

/** Distribution of the reviews of a filter: `counts` has all five stars, five first. */
export const ReviewSummary = type({
  total: Count,
  /** Average of the place's ratings, two decimals; null without any. */
  average: nullable(number()),
  counts: array(type({ rating: Rating, count: Count })),
});
export type ReviewSummary = Infer<typeof ReviewSummary>;
