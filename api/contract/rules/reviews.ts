import type { BookingState } from './booking-lifecycle.ts';

/** Hours after pick-up at which a traveller is asked for a review, and after which nobody asks any more. */
export const REVIEW_REQUEST = { afterHours: 3, untilHours: 48 } as const;

/** States of a stay that took place. `confirmed` is among them, because a host may forget to check bags in. */
export const REVIEWABLE_STATES: readonly BookingState[] = ['confirmed', 'checked_in', 'checked_out'];

/** Whether a stay can be reviewed: once it has begun, unless it was cancelled, missed or never paid. */
export function mayReview({ state, dropoff }: { state: BookingState; dropoff: Date }, now: Date): boolean {
  return REVIEWABLE_STATES.includes(state) && now >= dropoff;
}
