import type { Booking } from '../../../contract/structs/booking.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { checkIn, checkOut, miss } from './hand-over.ts';
import { getOwnBooking, requireBooking } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

type Wanted = 'checked_in' | 'checked_out' | 'no_show';

/**
 * Checks bags in or out, or records a no-show, without a counter: for a host or for staff, whose steps on behalf of a
 * host are logged. All bags at once, and without tags.
 *
 * @throws CubbyError NOT_FOUND, BOOKING_NOT_CHANGEABLE when the lifecycle or the time does not allow it, or
 * INVALID_PIN_CLIENT_ERROR on `collector_pin`.
 */
export async function stepByHand(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
  state: Wanted,
  collectorPin?: string,
): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  const now = services.now();
  const hand = { caller, device: null, at: now, now };
  await services.database.transaction(async (transaction) => {
    if (state === 'checked_in') await checkIn(transaction, booking.id, hand);
    else if (state === 'checked_out') await checkOut(services, transaction, booking.id, hand, { collectorPin });
    else await miss(transaction, booking.id, hand);
    if (caller.role !== 'admin') return;
    const change = { before: { state: booking.state }, after: { state } };
    await recordChange(transaction, { caller, action: state, entity: 'booking', id: booking.id, ...change, now });
  });
  return getOwnBooking(services, booking.id);
}
