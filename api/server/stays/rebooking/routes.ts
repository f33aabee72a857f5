import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { listMovesForStaff, moveByStaff } from './move-by-staff.ts';
import { rebook } from './rebook.ts';
import { reportIncident } from './report-incident.ts';

export function rebookingRoutes(
  services: HasCards & SendsRefunds & SerializesBookings,
): HandlersOf<'reportIncident' | 'rebook' | 'moveBooking' | 'listBookingMoves'> {
  return {
    reportIncident: async ({ params, body, findCaller }) =>
      reportIncident(services, params.id, await findCaller(), body),
    rebook: async ({ params, body, findCaller }) => rebook(services, params.id, await findCaller(), body),
    moveBooking: ({ params, caller, body }) => moveByStaff(services, params.id, caller, body),
    listBookingMoves: ({ params, caller }) => listMovesForStaff(services, params.id, caller),
  };
}
