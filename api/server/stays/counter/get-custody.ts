import { CubbyError } from '../../../contract/errors.ts';
import type { CustodyEvent } from '../../../contract/structs/custody.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findBookingFor, requireCounterBooking } from '../bookings/record/get-booking.ts';
import { listCustody } from '../custody/chain.ts';

/**
 * Returns a booking's chain of custody: the same for traveller, host and staff. The person at the counter and their
 * device are only shown to the host and us.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getCustody(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<CustodyEvent[]> {
  const { booking, rights } = await findBookingFor(services, id, { caller, pass });
  const { isTraveller, isStaff } = rights;
  if (!isTraveller && !isStaff) await requireCounterBooking(services, booking.id, requireSignedIn(caller));
  const reader = isStaff ? 'staff' : { hostId: booking.host_id };
  return listCustody(services.database.query, booking.id, isTraveller ? 'traveller' : reader);
}

function requireSignedIn(caller: Caller | null): Caller {
  if (!caller) throw new CubbyError('NOT_FOUND', 'Booking not found.');
  return caller;
}
