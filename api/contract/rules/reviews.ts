import type { BookingState } from './booking-lifecycle.ts';

/** Hours after pick-up at which a traveller is asked for a review, and after which they are no longer asked. */
export const REVIEW_REQUEST = { afterHours: 3, untilHours: 48 } as const;

export interface ReviewableStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  /** At a bank of lockers, bags are not checked in by anyone. */
  isLocker: boolean;
  /** The place was closed or refused the bags. */
  stashpointFailed: boolean;
}

/** Result of the check for a review: not yet, never, or only if the traveller says that bags were left. */
export type Reviewability = 'open' | 'if_bags_were_left' | 'not_yet' | 'never';

/**
 * Decides who can review a stay. Bags that were checked in are proof. A locker counts as used from drop-off on; if a
 * host may have forgotten to check bags in, the traveller's statement counts, after pick-up.
 */
export function reviewabilityOf(
  { state, dropoff, pickup, isLocker, stashpointFailed }: ReviewableStay,
  now: Date,
): Reviewability {
  if (state === 'checked_in' || state === 'checked_out') return 'open';
  if (state !== 'confirmed' || stashpointFailed) return 'never';
  if (isLocker) return now >= dropoff ? 'open' : 'not_yet';
  return now >= pickup ? 'if_bags_were_left' : 'not_yet';
}

/** States of stays whose travellers are asked for a review after pick-up, unless their place failed them: not with bags inside. */
export const REVIEW_REQUEST_STATES: readonly BookingState[] = ['confirmed', 'checked_out'];
