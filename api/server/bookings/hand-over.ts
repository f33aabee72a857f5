import { CubbyError } from '../../contract/errors.ts';
import { type BookingStep, mayStep } from '../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import type { Caller } from '../http/call.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import type { Services } from '../services.ts';
import { lockBookingRow, stepBooking } from './booking-row.ts';
import { requireCollectorPin } from './delegate-pin.ts';
import { getOwnBooking, requireBooking } from './get-booking.ts';

const STEPS = {
  checked_in: 'check_in',
  checked_out: 'check_out',
  no_show: 'miss',
} as const satisfies Record<string, BookingStep>;

/**
 * Takes bags in, gives them back, or notes that nobody came: the host's or staff's step. Bags that somebody else
 * collects are given back for their PIN, which is spent with it.
 *
 * @throws CubbyError NOT_FOUND, BOOKING_NOT_CHANGEABLE when the lifecycle does not allow it, or
 * INVALID_PIN_CLIENT_ERROR on `collector_pin`.
 */
export async function handOver(
  services: Services,
  caller: Caller,
  id: string,
  state: keyof typeof STEPS,
  collectorPin?: string,
): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  const now = services.now();
  const step = STEPS[state];
  const actor = caller.role === 'admin' ? 'staff' : booking.host_id === caller.userId ? 'host' : 'traveller';
  if (!mayStep(booking.state, step, actor)) throw notNow();
  await services.database.transaction(async (transaction) => {
    // Locked first: of two who come with the same PIN, one gets the bags.
    const row = await lockBookingRow(transaction, booking.id);
    if (row && collectorPin !== undefined && state === 'checked_out') requireCollectorPin(services, row, collectorPin);
    const taken = await stepBooking(transaction, booking.id, step, {
      ...(state === 'checked_in' && { checked_in_at: now }),
      ...(state === 'checked_out' && { checked_out_at: now, delegate_name: null, delegate_nonce: null }),
    });
    if (!taken) throw notNow();
    if (state === 'checked_out') await resolveIncidents(transaction, booking.id, 'collected', now);
  });
  return getOwnBooking(services, booking.id);
}

function notNow(): CubbyError {
  return new CubbyError('BOOKING_NOT_CHANGEABLE', 'The booking does not stand where this step begins.');
}
