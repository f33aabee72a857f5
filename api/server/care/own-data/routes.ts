import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { gatherOwnData } from './gather-own-data.ts';

export function ownDataRoutes(services: HasDatabase & HasClock & SerializesBookings): HandlersOf<'getMyData'> {
  return { getMyData: ({ caller }) => gatherOwnData(services, caller) };
}
