import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { listMovesForStaff, moveByStaff } from './move-by-staff.ts';

export function moveRoutes(
  services: HasCards & SendsRefunds & SerializesBookings,
): HandlersOf<'moveBooking' | 'listBookingMoves'> {
  return {
    moveBooking: ({ params, caller, body }) => moveByStaff(services, params.id, caller, body),
    listBookingMoves: ({ params, caller }) => listMovesForStaff(services, params.id, caller),
  };
}
