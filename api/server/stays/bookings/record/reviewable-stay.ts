import type { ReviewableStay } from '../../../../contract/rules/reviews.ts';
import type { BookingWithStashpoint } from './store.ts';

type Row = Pick<BookingWithStashpoint, 'state' | 'dropoff' | 'pickup' | 'storage_type' | 'stashpoint_failed'>;

/** Returns a booking in the form of the rule of reviews. */
export function reviewableStay({ state, dropoff, pickup, storage_type, stashpoint_failed }: Row): ReviewableStay {
  return { state, dropoff, pickup, isLocker: storage_type !== 'staffed', stashpointFailed: Boolean(stashpoint_failed) };
}
