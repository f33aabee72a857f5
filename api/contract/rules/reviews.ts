import type { BookingState } from './booking-lifecycle.ts';

/** Hours after pick-up at which a traveller is asked for a review, and after which nobody asks any more. */
export const REVIEW_REQUEST = { afterHours: 3, untilHours: 48 } as const;

export interface ReviewableStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  /** Nobody checks bags in at a bank of lockers. */
  isLocker: boolean;
  /** The place was closed or refused the bags. */
  placeFailed: boolean;
}

/** Whether a stay can be reviewed: not yet, never, or only by who says that their bags were left. */
export type Reviewability = 'open' | 'if_bags_were_left' | 'not_yet' | 'never';

/**
 * A stay is reviewed by who has had it. Bags that were checked in are proof. A locker is taken to be used from drop-off
 * on; where a host may have forgotten to check bags in, the traveller's word counts, after pick-up.
 */
export function reviewabilityOf(
  { state, dropoff, pickup, isLocker, placeFailed }: ReviewableStay,
  now: Date,
): Reviewability {
  if (state === 'checked_in' || state === 'checked_out') return 'open';
  if (state !== 'confirmed' || placeFailed) return 'never';
  if (isLocker) return now >= dropoff ? 'open' : 'not_yet';
  return now >= pickup ? 'if_bags_were_left' : 'not_yet';
}

/** States of stays whose travellers are asked, once pick-up has passed, unless their place failed them. */
export const REVIEW_REQUEST_STATES: readonly BookingState[] = ['confirmed', 'checked_in', 'checked_out'];
