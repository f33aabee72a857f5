import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { listMovesForStaff, moveByStaff } from './move-by-staff.ts';

export function moveRoutes(services: Services): HandlersOf<'moveBooking' | 'listBookingMoves'> {
  return {
    moveBooking: ({ params, caller, body }) => moveByStaff(services, params.id, caller, body),
    listBookingMoves: ({ params, caller }) => listMovesForStaff(services, params.id, caller),
  };
}
