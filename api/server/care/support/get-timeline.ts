import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import type { TimelineEvent } from '../../../contract/structs/support.ts';
import { listColleagues } from '../../people/work/find-work.ts';
import { hostIdOf, isBookingStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireHostedBooking } from '../../stays/bookings/record/get-booking.ts';
import { listCustody } from '../../stays/custody/chain.ts';
import { custodyEvent, eventsOf, ownEvents } from './timeline-events.ts';
import { tracesForHost } from './timeline-for-hosts.ts';
import { readTraces } from './timeline-store.ts';

/**
 * Returns everything that happened to a booking, oldest first; for its host, only what concerns them.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getTimeline(services: HasDatabase, caller: Caller, id: string): Promise<TimelineEvent[]> {
  const booking = await requireHostedBooking(services, normaliseBookingId(id), caller);
  const { query } = services.database;
  const isStaff = isBookingStaff(caller);
  const chain = await listCustody(query, booking.id, isStaff ? 'staff' : { hostId: hostIdOf(caller) });
  const all = await readTraces(query, booking.id);
  const traces = isStaff
    ? all
    : tracesForHost(all, booking, { caller, colleagues: await listColleagues(query, hostIdOf(caller)) });
  const events = [...ownEvents(booking, chain), ...chain.map(custodyEvent), ...eventsOf(traces)];
  return events.sort((one, other) => one.time.localeCompare(other.time));
}
