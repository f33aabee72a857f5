import { type Booking, STASHPOINT_FAILURES } from '@cubby/api';

export type SurveyState = 'open' | 'done' | 'early' | 'cancelled' | 'unused';

/** Returns why a stay can or cannot be reviewed. The server decides; this picks the text for it. */
export function surveyState({ review, state, incident }: Pick<Booking, 'review' | 'state' | 'incident'>): SurveyState {
  if (review.submitted) return 'done';
  if (review.can_review) return 'open';
  if (state === 'cancelled') return 'cancelled';
  const failed = incident !== null && incident.resolution !== 'rebooked' && STASHPOINT_FAILURES.includes(incident.kind);
  return state === 'confirmed' && !failed ? 'early' : 'unused';
}
