import { addHours } from 'date-fns/addHours';
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

export const BOOKING_TRANSITIONS = {
  confirm: { from: ['held', 'expired'], to: 'confirmed', by: ['system'] },
  expire: { from: ['held'], to: 'expired', by: ['system'] },
  cancel: { from: ['held', 'confirmed'], to: 'cancelled', by: ['traveller', 'staff', 'system'] },
  check_in: { from: ['confirmed'], to: 'checked_in', by: ['host', 'staff', 'system'] },
  check_out: { from: ['checked_in'], to: 'checked_out', by: ['host', 'staff', 'system'] },
  miss: { from: ['confirmed'], to: 'no_show', by: ['host', 'staff', 'system'] },
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

export const HAND_OVER_STEPS = ['check_in', 'check_out', 'miss'] as const satisfies BookingStep[];
export type HandOverStep = (typeof HAND_OVER_STEPS)[number];

interface HandOverStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  /** Everything was refunded, so the bags can no longer be dropped off. */
  isRefunded: boolean;
}

/**
 * Checks that bags can be checked in, checked out or recorded as a no-show at `now`. Bags in storage can always be
 * checked out.
 */
export function mayHandOver(stay: HandOverStay, step: HandOverStep, actor: BookingActor, now: Date): boolean {
  if (!mayStep(stay.state, step, actor)) return false;
  if (step === 'check_out') return true;
  const opens = step === 'miss' ? stay.dropoff : subMinutes(stay.dropoff, HAND_OVER_WINDOW.minutesBeforeDropoff);
  const closes = addHours(stay.pickup, HAND_OVER_WINDOW.hoursAfterPickup);
  return now >= opens && now <= closes && !(step === 'check_in' && stay.isRefunded);
}
