import type { ReviewableStay } from '../../../../contract/rules/reviews.ts';
import type { BookingWithStashpoint } from './store.ts';

type Row = Pick<BookingWithStashpoint, 'state' | 'dropoff' | 'pickup' | 'storage_type' | 'stashpoint_id' | 'reports'>;

/** Returns a booking in the form of the rule of reviews. */
export function reviewableStay({ state, dropoff, pickup, storage_type, stashpoint_id, reports }: Row): ReviewableStay {
  const stashpointFailed = (reports ?? []).some((report) => report.stashpoint_id === stashpoint_id);
  return { state, dropoff, pickup, isLocker: storage_type !== 'staffed', stashpointFailed };
}
