import type { Review } from '../../../contract/structs/review.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../../../contract/vocabulary/languages.ts';
import type { Translated } from '../../platform/translation/read-translations.ts';
import type { WrittenText } from '../../platform/translation/written-text.ts';
import { textsOfReview } from './review-texts.ts';
import type { ReviewRow } from './store.ts';

type Answer = Pick<ReviewRow, 'answer' | 'answer_language' | 'answered_at'>;
type PresentedReview = Omit<
  ReviewRow,
  keyof Answer | 'answered_by' | 'answer_told_at' | 'answer_removed_reason' | 'version' | 'hidden_at' | 'hidden_reason'
> &
  Partial<Answer>;

/** Serializes a review. Translations that came with it take precedence over stored ones. */
export function serializeReview(
  row: PresentedReview,
  translated: (text: WrittenText) => Translated = () => ({}),
): Review {
  const texts = textsOfReview(row);
  return {
    id: row.id,
    booking_id: row.booking_id,
    created: row.created.toISOString(),
    detected_language: row.detected_language,
    first_name: row.first_name,
    language: languageOf(row.language),
    stasher_rating: row.stasher_rating,
    stasher_review: row.stasher_review,
    stasher_review_translations: { ...translated(texts.stasher_review), ...row.stasher_review_translations },
    stashpoint_id: row.stashpoint_id,
    stashpoint_city: row.city_name,
    stashpoint_rating: row.stashpoint_rating,
    stashpoint_review: row.stashpoint_review,
    stashpoint_review_translations: {
      ...translated(texts.stashpoint_review),
      ...row.stashpoint_review_translations,
    },
    answer:
      row.answer && row.answered_at
        ? {
            text: row.answer,
            language: row.answer_language ?? DEFAULT_LANGUAGE,
            created: row.answered_at.toISOString(),
            translations: translated(texts.answer),
          }
        : null,
  };
}
