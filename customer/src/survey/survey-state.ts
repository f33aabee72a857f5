import { type Booking, REVIEWABLE_STATES } from '@cubby/api';

export type SurveyState = 'open' | 'done' | 'early' | 'cancelled' | 'unused';

/** Why a stay can be asked about, or cannot. The server decides; this finds the words for it. */
export function surveyState({ review, state }: Pick<Booking, 'review' | 'state'>): SurveyState {
  if (review.submitted) return 'done';
  if (review.can_review) return 'open';
  if (state === 'cancelled') return 'cancelled';
  return REVIEWABLE_STATES.includes(state) ? 'early' : 'unused';
}
