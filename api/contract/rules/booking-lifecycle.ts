import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { subMinutes } from 'date-fns/subMinutes';

/**
 * The life cycle of a booking as data. The server allows only the steps in this table; the sites derive their buttons
 * from it.
 */
export const BOOKING_STATES = [
  'held',
  'confirmed',
  'checked_in',
  'checked_out',
  'expired',
  'cancelled',
  'no_show',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export type BookingActor = 'traveller' | 'host' | 'staff' | 'system';

interface Transition {
  from: readonly BookingState[];
  to: BookingState;
  by: readonly BookingActor[];
}

/** `take_in` is for bags that a counter took in offline, of a booking that had been cancelled meanwhile. */
export const BOOKING_TRANSITIONS = {
  confirm: { from: ['held', 'expired'], to: 'confirmed', by: ['system'] },
  expire: { from: ['held'], to: 'expired', by: ['system'] },
  cancel: { from: ['held', 'confirmed'], to: 'cancelled', by: ['traveller', 'staff', 'system'] },
  check_in: { from: ['confirmed'], to: 'checked_in', by: ['host', 'staff', 'system'] },
  take_in: { from: ['cancelled'], to: 'checked_in', by: ['host', 'staff'] },
  check_out: { from: ['checked_in'], to: 'checked_out', by: ['host', 'staff', 'system'] },
  miss: { from: ['confirmed'], to: 'no_show', by: ['host', 'staff', 'system'] },
  reinstate: { from: ['no_show'], to: 'confirmed', by: ['host', 'staff', 'system'] },
} as const satisfies Record<string, Transition>;

export type BookingStep = keyof typeof BOOKING_TRANSITIONS;

/** States in which a booking's bags occupy space (a hold only until it expires). */
export const OCCUPYING_STATES: readonly BookingState[] = ['held', 'confirmed', 'checked_in'];

/** States in which times and bags can still be changed. */
export const CHANGEABLE_STATES: readonly BookingState[] = ['confirmed', 'checked_in'];

export function mayStep(state: BookingState, step: BookingStep, actor: BookingActor): boolean {
  const transition: Transition = BOOKING_TRANSITIONS[step];
  return transition.from.includes(state) && transition.by.includes(actor);
}

/**
 * Time around a stay in which custody can change: minutes before drop-off from which bags can be checked in, and hours
 * after pick-up until which a host can still record a check-in or a no-show.
 */
export const HAND_OVER_WINDOW = { minutesBeforeDropoff: 120, hoursAfterPickup: 24 } as const;

/** Minutes after the agreed time from which a traveller counts as late. */
export const LATE_MINUTES = 10;

export const HAND_OVER_STEPS = ['check_in', 'check_out', 'miss', 'reinstate'] as const satisfies BookingStep[];
export type HandOverStep = (typeof HAND_OVER_STEPS)[number];

/**
 * Minutes a host waits for a traveller: after drop-off, or until so many before closing, if that is earlier. A late
 * traveller still has time to answer before the place closes.
 */
export const NO_SHOW_WAIT = { afterDropoff: 60, beforeClosing: 30 } as const;

/** The time from which a no-show can be recorded, and until which it can be undone. */
export interface NoShowWindow {
  from: Date;
  undoUntil: Date;
}

/**
 * Returns the times of a no-show. `closes` is the end of the opening hours in which the drop-off lies; null for a place
 * that does not close then, where a no-show can be undone until pick-up. `freeUntil` is the end of free cancellation:
 * until then the traveller could have their money back, so nothing is decided against them.
 */
export function noShowTimes({
  dropoff,
  pickup,
  closes,
  freeUntil,
}: {
  dropoff: Date;
  pickup: Date;
  closes: Date | null;
  freeUntil: Date | null;
}): NoShowWindow {
  const late = addMinutes(dropoff, NO_SHOW_WAIT.afterDropoff);
  const waited = closes ? min([late, subMinutes(closes, NO_SHOW_WAIT.beforeClosing)]) : late;
  return { from: max([dropoff, waited, freeUntil ?? dropoff]), undoUntil: closes ?? pickup };
}

interface HandOverStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  /** Everything was refunded, so the bags can no longer be dropped off. */
  isRefunded: boolean;
  /** Null where neither a no-show nor its undoing is asked about. */
  noShow: NoShowWindow | null;
}

/**
 * Checks that bags can be checked in, checked out or recorded as a no-show at `now`, or that a no-show can be undone.
 * Bags in storage can always be checked out.
 */
export function mayHandOver(
  stay: HandOverStay,
  step: HandOverStep | 'take_in',
  actor: BookingActor,
  now: Date,
): boolean {
  if (!mayStep(stay.state, step, actor)) return false;
  const { noShow, isRefunded } = stay;
  const isOver = now > addHours(stay.pickup, HAND_OVER_WINDOW.hoursAfterPickup);
  switch (step) {
    case 'check_out':
      return true;
    case 'check_in':
    case 'take_in':
      return (
        now >= subMinutes(stay.dropoff, HAND_OVER_WINDOW.minutesBeforeDropoff) &&
        !isOver &&
        (step === 'take_in' || !isRefunded)
      );
    case 'miss':
      return noShow !== null && now >= noShow.from && !isOver;
    case 'reinstate':
      return noShow !== null && now <= noShow.undoUntil && !isRefunded;
  }
}

/** Reads what `mayHandOver` asks about from a booking as the API returns it. */
export function handOverStayOf(booking: {
  state: BookingState;
  dropoff: string;
  pickup: string;
  payment_status: string;
  no_show_times: { from: string; undo_until: string } | null;
}): HandOverStay {
  const { state, dropoff, pickup, payment_status, no_show_times: times } = booking;
  return {
    state,
    dropoff: new Date(dropoff),
    pickup: new Date(pickup),
    isRefunded: payment_status === 'refunded',
    noShow: times ? { from: new Date(times.from), undoUntil: new Date(times.undo_until) } : null,
  };
}
