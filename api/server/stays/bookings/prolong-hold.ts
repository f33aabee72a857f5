import { addMinutes } from 'date-fns/addMinutes';
import { CubbyError } from '../../../contract/errors.ts';
import { mayProlong } from '../../../contract/rules/holds.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { HOLD_EXTRA_MINUTES } from '../../../contract/vocabulary/stay-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { lockBookingRow } from './record/booking.ts';
import { getOwnBooking, requireTraveller } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

/**
 * Prolongs the hold of a traveller, once: as long as it lasts, nobody else can have taken its space. Repeating it has no
 * effect.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE once the hold is paid or over.
 */
export async function prolongHold(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, null);
  await services.database.transaction(async (transaction) => {
    const row = await lockBookingRow(transaction, booking.id);
    const ends = row?.state === 'held' ? row.hold_expires_at : null;
    if (!row || !ends || ends <= services.now())
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking is no longer held: reload it.');
    if (!mayProlong(row.created, ends)) return;
    await transaction
      .updateTable('bookings')
      .set({ hold_expires_at: addMinutes(ends, HOLD_EXTRA_MINUTES) })
      .where('id', '=', row.id)
      .execute();
  });
  return getOwnBooking(services, booking.id, caller.userId);
}
