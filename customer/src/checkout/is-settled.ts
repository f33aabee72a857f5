import type { Booking } from '@cubby/api';

/** Returns true if nothing is left to pay: it is booked, or was. */
export function isSettled({ state }: Pick<Booking, 'state'>): boolean {
  return state !== 'held' && state !== 'expired';
}
