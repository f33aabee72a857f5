import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { requireStay } from '../../catalogue/stashpoints/availability/check-stay.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import type { Caller } from '../../platform/http/call.ts';
import { failureAt } from '../bookings/record/failure-at.ts';
import { getOwnBooking, requireTraveller } from '../bookings/record/get-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { moveBooking, requireSameCurrency } from './move-booking.ts';
import { checkMove } from './price-move.ts';

/**
 * Moves a booking from a place that was reported as failed to one that takes its bags: space is taken there and freed
 * here in one transaction, and a lower price is refunded at once. Repeating a move to the same place has no effect.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE without an open report; the refusal of the other place.
 */
export async function rebook(
  services: SendsRefunds & SerializesBookings,
  id: string,
  caller: Caller | null,
  { stashpoint_id, pass }: BodyOf<Endpoints['rebook']>,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, pass ?? null);
  if (booking.stashpoint_id === stashpoint_id && booking.incident?.resolution === 'rebooked')
    return getOwnBooking(services, booking.id, caller?.userId ?? null);
  if (failureAt(booking, services.now()).failure === 'none')
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'Report the problem with the place before moving the booking.');
  const check = await checkMove(services, booking, stashpoint_id);
  requireStay(check);
  requireSameCurrency(booking, check);
  await services.database.transaction(async (transaction) => {
    const move = { id: booking.id, from: booking.stashpoint_id, check, cause: 'reported' } as const;
    if (!(await moveBooking(services, transaction, move)))
      throw new CubbyError(
        'NO_AVAILABILITY_AT_STASHPOINT',
        'The last space there has just been taken: choose another place.',
      );
  });
  await sendRefunds(services, { bookingId: booking.id });
  return getOwnBooking(services, booking.id, caller?.userId ?? null);
}
