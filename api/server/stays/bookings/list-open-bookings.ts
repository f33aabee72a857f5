import { OCCUPYING_STATES } from '../../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type SerializesBookings, serializeBooking } from './record/serialize-booking.ts';
import { listBookingRows } from './record/store.ts';

/** The limit of open stays, far beyond any real number. */
const MOST = 500;

/** Lists a person's stays that are held, paid for or under way. Stays that ended without a check-in are over. */
export async function listOpenBookings(services: HasDatabase & SerializesBookings, userId: string): Promise<Booking[]> {
  const now = services.now();
  const { rows } = await listBookingRows(services.database.query, {
    userId,
    states: OCCUPYING_STATES,
    now,
    offset: 0,
    limit: MOST,
  });
  return rows
    .filter(({ state, pickup }) => state === 'checked_in' || pickup > now)
    .map((row) => serializeBooking(services, row));
}
