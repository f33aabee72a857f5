import type { Booking } from '@cubby/api';

/** Whether there is nothing left to pay: it is booked, or has been by now. */
export function isSettled({ state }: Pick<Booking, 'state'>): boolean {
  return state !== 'held' && state !== 'expired';
}
