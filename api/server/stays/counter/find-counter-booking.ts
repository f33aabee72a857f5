import type { CounterBookingPlace } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireCounterBooking } from '../bookings/record/get-booking.ts';
import { requireCounter } from './require-counter.ts';

/**
 * Returns where and when a booking is whose number was entered at a counter, if the caller works at its place.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function findCounterBooking(
  services: HasDatabase,
  caller: Caller,
  { id, booking }: { id: string; booking: string },
): Promise<CounterBookingPlace> {
  await requireCounter(services, caller, id);
  const row = await requireCounterBooking(services, booking, caller);
  return {
    id: row.id,
    state: row.state,
    dropoff: row.dropoff.toISOString(),
    stashpoint: { id: row.stashpoint_id, business_name: row.business_name, address: row.address },
  };
}
