import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { ChangeQuote } from '../../../contract/structs/quote.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { changeStay } from './change-booking.ts';
import { quoteChange } from './quote-change.ts';
import { requireTraveller } from './record/get-booking.ts';
import type { HasRefundPolicy } from './record/refund-terms.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import type { BookingWithStashpoint } from './record/store.ts';

type Extension = BodyOf<Endpoints['extendBooking']>;

/**
 * Extends a stay: all that a pass may change, because its holder is the one who is late. A difference is held as a
 * pending change until it is paid.
 *
 * @throws CubbyError NOT_FOUND, also for host and staff; BOOKING_NOT_CHANGEABLE; INVALID_DATA on `pickup` for one that
 * is not later, or past; the refusal of the longer stay.
 */
export async function extendBooking(
  services: SendsRefunds & SerializesBookings,
  id: string,
  caller: Caller | null,
  extension: Extension,
): Promise<Booking> {
  const booking = await findExtended(services, id, caller, extension);
  return changeStay(services, booking, { pickup: extension.pickup }, caller?.userId ?? null);
}

/**
 * Returns the price of an extended stay, without extending it.
 *
 * @throws CubbyError like `extendBooking`.
 */
export async function quoteExtension(
  services: HasDatabase & HasClock & HasRefundPolicy & HasSecret,
  id: string,
  caller: Caller | null,
  extension: Extension,
): Promise<ChangeQuote> {
  const booking = await findExtended(services, id, caller, extension);
  return quoteChange(services, booking, { pickup: extension.pickup });
}

async function findExtended(
  services: HasDatabase & HasClock & HasSecret,
  id: string,
  caller: Caller | null,
  { pickup, pass }: Extension,
): Promise<BookingWithStashpoint> {
  const booking = await requireTraveller(services, id, caller, pass ?? null);
  requireLater(booking, new Date(pickup), services.now());
  return booking;
}

/** @throws CubbyError INVALID_DATA for a pick-up that is not later than agreed, or in the past. */
export function requireLater({ pickup }: BookingWithStashpoint, later: Date, now: Date): void {
  if (later <= pickup || later <= now)
    throw fieldError('pickup', 'The pick-up must be later than agreed, and in the future.');
}
