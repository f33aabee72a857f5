import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { PresentsBookings } from '../../stays/bookings/record/present-booking.ts';
import { gatherOwnData } from './gather-own-data.ts';

export function ownDataRoutes(services: HasDatabase & HasClock & PresentsBookings): HandlersOf<'getMyData'> {
  return { getMyData: ({ caller }) => gatherOwnData(services, caller) };
}
