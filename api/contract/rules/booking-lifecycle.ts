import { addHours, subMinutes } from 'date-fns';

/**
 * The life of a booking as data. The server takes a step only when it stands here; the sites derive their
 * buttons from the same table.
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

/** States in which a booking's bags take room (a hold only while it lives). */
export const OCCUPYING_STATES: readonly BookingState[] = ['held', 'confirmed', 'checked_in'];

/** States in which times and bags may still be changed. */
export const CHANGEABLE_STATES: readonly BookingState[] = ['confirmed', 'checked_in'];

export function mayStep(state: BookingState, step: BookingStep, actor: BookingActor): boolean {
  const transition: Transition = BOOKING_TRANSITIONS[step];
  return transition.from.includes(state) && transition.by.includes(actor);
}

/**
 * Around a stay: from how many minutes before drop-off bags are taken in, and until how many hours after pick-up a
 * host may still note that they were, or that nobody came.
 */
export const HAND_OVER_WINDOW = { minutesBeforeDropoff: 120, hoursAfterPickup: 24 } as const;

export const HAND_OVER_STEPS = ['check_in', 'check_out', 'miss'] as const satisfies BookingStep[];
export type HandOverStep = (typeof HAND_OVER_STEPS)[number];

interface HandOverStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  /** Everything was refunded, so the bags cannot be dropped off any more. */
  isRefunded: boolean;
}

/** Whether bags can be taken in, given back or noted as missed at `now`. Bags that are inside can always be given back. */
export function mayHandOver(stay: HandOverStay, step: HandOverStep, actor: BookingActor, now: Date): boolean {
  if (!mayStep(stay.state, step, actor)) return false;
  if (step === 'check_out') return true;
  const opens = step === 'miss' ? stay.dropoff : subMinutes(stay.dropoff, HAND_OVER_WINDOW.minutesBeforeDropoff);
  const closes = addHours(stay.pickup, HAND_OVER_WINDOW.hoursAfterPickup);
  return now >= opens && now <= closes && !(step === 'check_in' && stay.isRefunded);
}
