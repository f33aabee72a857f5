import { sql } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { CHANGEABLE_STATES } from '../../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { getOwnBooking, requireTraveller } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

/**
 * Names a delegate who may collect the bags with a PIN of their own, or removes them. A new name gets a new PIN, and
 * the old one stops working.
 *
 * @throws CubbyError NOT_FOUND for everyone but the traveller; BOOKING_NOT_CHANGEABLE before it is paid, once it is over,
 * and for lockers, which have no counter.
 */
export async function setDelegate(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
  delegate: { name: string } | null,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, null);
  const changed = await services.database.query
    .updateTable('bookings')
    .set({ delegate_name: delegate?.name.trim() ?? null, delegate_nonce: delegate && hexId(16) })
    .where('id', '=', booking.id)
    .where('state', 'in', CHANGEABLE_STATES)
    .where(sql<boolean>`locker_codes = '[]'`)
    .returning('id')
    .executeTakeFirst();
  if (!changed)
    throw new CubbyError(
      'BOOKING_NOT_CHANGEABLE',
      'A delegate can be named after the booking is paid and before the bags are collected at a counter.',
    );
  return getOwnBooking(services, booking.id, caller.userId);
}
