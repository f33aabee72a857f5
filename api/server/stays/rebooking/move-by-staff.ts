import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import { requireStay } from '../../catalogue/stashpoints/availability/check-stay.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getOwnBooking, requireBooking } from '../bookings/record/get-booking.ts';
import type { HasRefundPolicy } from '../bookings/record/refund-terms.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { listMoves } from './list-moves.ts';
import { moveBooking, requireSameCurrency } from './move-booking.ts';
import { checkMove } from './price-move.ts';

/**
 * Moves a booking to another place for its traveller, who never pays more and is told, as are both hosts.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE unless it is confirmed; the refusal of the other place.
 */
export async function moveByStaff(
  services: SendsRefunds & SerializesBookings,
  id: string,
  caller: Caller,
  { stashpoint_id, reason }: BodyOf<Endpoints['moveBooking']>,
): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  requireConfirmed(booking);
  const check = await checkMove(services, booking, stashpoint_id);
  requireSameCurrency(booking, check);
  requireStay(check);
  const from = booking.stashpoint_id;
  await services.database.transaction(async (transaction) => {
    if (!(await moveBooking(services, transaction, { id: booking.id, from, check, cause: 'staff' })))
      throw new CubbyError(
        'NO_AVAILABILITY_AT_STASHPOINT',
        'The last space there has just been taken: choose another place.',
      );
    await recordChange(transaction, {
      caller,
      action: 'moved',
      entity: 'booking',
      id: booking.id,
      before: { stashpoint_id: from },
      after: { stashpoint_id, reason: reason?.trim() || null },
      now: services.now(),
    });
  });
  await sendRefunds(services, { bookingId: booking.id });
  return getOwnBooking(services, booking.id);
}

/** Lists the places a booking could move to: the nearest with space, closest first. */
export async function listMovesForStaff(
  services: HasDatabase & HasClock & HasCards & HasRefundPolicy,
  id: string,
  caller: Caller,
): Promise<Alternative[]> {
  const booking = await requireBooking(services, id, caller);
  requireConfirmed(booking);
  return listMoves(services, booking);
}

function requireConfirmed({ state }: { state: string }): void {
  if (state !== 'confirmed')
    throw new CubbyError(
      'BOOKING_NOT_CHANGEABLE',
      'Only a paid booking whose bags have not been dropped off can be moved.',
    );
}
