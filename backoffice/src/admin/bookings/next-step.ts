import {
  type Booking,
  type BookingWarnings,
  HAND_OVER_STEPS,
  type HandOverStep,
  handOverStayOf,
  mayHandOver,
} from '@cubby/api';

/** Returns the steps staff can record; the server applies the same rule, so no button leads to a refusal. */
export function possibleSteps(booking: Booking, now: Date): HandOverStep[] {
  const stay = handOverStayOf(booking);
  return HAND_OVER_STEPS.filter((step) => mayHandOver(stay, step, 'staff', now));
}

/** Returns the time from which a no-show will be possible, once the traveller is late; otherwise null. */
export function missableFrom({ state, dropoff, no_show_times }: Booking, now: Date): string | null {
  const isLate = state === 'confirmed' && now >= new Date(dropoff);
  return isLate && no_show_times && now < new Date(no_show_times.from) ? no_show_times.from : null;
}

/**
 * Returns the one action that stands out: moving a stranded booking, refunding an unexplained second charge, else
 * handing bags over. Null when there is nothing to do.
 */
export function nextStepOf(
  booking: Booking,
  { stranded, double_charges }: BookingWarnings,
  now: Date,
): 'move' | 'refund_second' | 'check_in' | 'check_out' | null {
  if (stranded && booking.state === 'confirmed') return 'move';
  if (double_charges.some(({ for_change }) => !for_change)) return 'refund_second';
  return possibleSteps(booking, now).find((step) => step === 'check_in' || step === 'check_out') ?? null;
}
