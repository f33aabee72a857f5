import { type Booking, type BookingWarnings, HAND_OVER_STEPS, type HandOverStep, mayHandOver } from '@cubby/api';

/** Returns the steps staff can record; the server applies the same rule, so no button leads to a refusal. */
export function possibleSteps({ state, dropoff, pickup, payment_status }: Booking, now: Date): HandOverStep[] {
  const stay = {
    state,
    dropoff: new Date(dropoff),
    pickup: new Date(pickup),
    isRefunded: payment_status === 'refunded',
  };
  return HAND_OVER_STEPS.filter((step) => mayHandOver(stay, step, 'staff', now));
}

/**
 * Returns the one action that stands out: moving a stranded booking, refunding an unexplained second charge, else
 * handing bags over. Null when there is nothing to do.
 */
export function nextStepOf(
  booking: Booking,
  { stranded, double_charges }: BookingWarnings,
  now: Date,
): 'move' | 'refund_second' | Exclude<HandOverStep, 'miss'> | null {
  if (stranded && booking.state === 'confirmed') return 'move';
  if (double_charges.some(({ for_change }) => !for_change)) return 'refund_second';
  return possibleSteps(booking, now).find((step) => step !== 'miss') ?? null;
}
