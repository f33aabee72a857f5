import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { earnedBy } from '../../../contract/rules/settlement.ts';
import type { BookingWarnings } from '../../../contract/structs/support.ts';
import { listDoubleCharges } from '../../money/payments/double-charges.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listBookingsAhead } from '../../stays/bookings/record/bookings-ahead.ts';
import type { MailedStay } from '../../stays/bookings/record/find-mailed-booking.ts';
import { requireHostedBooking } from '../../stays/bookings/record/get-booking.ts';
import { strandedBookings } from '../stashpoint-changes/stranded-bookings.ts';
import { bearerOf } from './bearer-of.ts';

/**
 * Returns what staff should act on first: a place that can't serve the booking, and equal payments.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getBookingWarnings(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<BookingWarnings> {
  const booking = await requireHostedBooking(services, normaliseBookingId(id), caller);
  return {
    stranded: await strandedReason(services, booking),
    double_charges: await listDoubleCharges(services.database.query, booking.id),
    refund_bearer: caller.scopes.includes('money:all') ? await refundBearer(services, booking) : null,
  };
}

async function refundBearer({ database }: HasDatabase, booking: MailedStay) {
  const stashpoint_id = bearerOf(booking);
  const { name } = await database.query
    .selectFrom('stashpoints')
    .select('name')
    .where('id', '=', stashpoint_id)
    .executeTakeFirstOrThrow();
  return { stashpoint_id, name, earned: earnedBy(booking, stashpoint_id) };
}

async function strandedReason(
  { database, now }: HasDatabase & HasClock,
  { id, state, stashpoint_id }: { id: string; state: string; stashpoint_id: string },
): Promise<BookingWarnings['stranded']> {
  if (state !== 'confirmed' && state !== 'checked_in') return null;
  // To find them all, each in turn is taken out of the place's occupancy, in a transaction that is rolled back.
  const stranded = database.writes.isReadOnly
    ? await listBookingsAhead(database.query, stashpoint_id, now())
    : await database.rehearse((transaction) => strandedBookings(transaction, stashpoint_id, now()));
  return stranded.find((each) => each.id === id)?.reason ?? null;
}
