import type { CustodyEvent } from '../../../contract/structs/custody.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { getBooking } from '../bookings/record/get-booking.ts';
import type { PresentsBookings } from '../bookings/record/present-booking.ts';
import { listCustody } from '../custody/chain.ts';

/**
 * Who had the bags of a booking when: the same chain for traveller, host and staff. Who stood at the counter, and on
 * which device, is between the host and us.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getCustody(
  services: HasDatabase & PresentsBookings,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<CustodyEvent[]> {
  const booking = await getBooking(services, id, caller, pass);
  const isTraveller = caller === null || pass !== null || caller.userId === booking.customer_id;
  const reader = caller?.scopes.includes('bookings:all') ? 'staff' : { hostId: caller?.userId ?? '' };
  return listCustody(services.database.query, booking.id, isTraveller ? 'traveller' : reader);
}
