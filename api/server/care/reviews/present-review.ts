import type { Review } from '../../../contract/structs/review.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import type { ReviewRow } from './store.ts';

export function presentReview(row: Omit<ReviewRow, 'version' | 'hidden_at' | 'hidden_reason'>): Review {
  return {
    id: row.id,
    booking_id: row.booking_id,
    created: row.created.toISOString(),
    detected_language: row.detected_language,
    first_name: row.first_name,
    language: LANGUAGES.find((language) => language === row.language) ?? DEFAULT_LANGUAGE,
    stasher_rating: row.stasher_rating,
    stasher_review: row.stasher_review,
    stasher_review_translations: row.stasher_review_translations,
    stashpoint_id: row.stashpoint_id,
    stashpoint_city: row.city_name,
    stashpoint_rating: row.stashpoint_rating,
    stashpoint_review: row.stashpoint_review,
    stashpoint_review_translations: row.stashpoint_review_translations,
  };
}
