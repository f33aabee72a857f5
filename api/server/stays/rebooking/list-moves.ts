import { restOfStay } from '../../../contract/rules/incidents.ts';
import { type DecidedMove, decideMove } from '../../../contract/rules/settlement.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import { doorsOfDemand } from '../../catalogue/stashpoints/availability/check-stay.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { findAlternatives } from '../../catalogue/stashpoints/browsing/find-alternatives.ts';
import { findCover } from '../../offers/coupons/find-redeemed-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { failureAt } from '../bookings/record/failure-at.ts';
import type { PlacedBooking } from '../bookings/record/get-booking.ts';
import { type HasRefundPolicy, termsNow } from '../bookings/record/refund-terms.ts';
import { bagsToMove, checkMove, pricedThere } from './price-move.ts';

const MAXIMUM_OFFERED = 5;

/**
 * Lists the places nearby that take a booking's bags for the rest of its stay, with the refund for moving there: those
 * where people take the bags first, because lockers take only bags that go through their doors; then the nearest. None
 * of `besides` is offered.
 */
export async function listMoves(
  services: HasDatabase & HasClock & HasCards & HasRefundPolicy,
  booking: PlacedBooking,
  { limit = MAXIMUM_OFFERED, besides = [] }: { limit?: number; besides?: readonly string[] } = {},
): Promise<Alternative[]> {
  const { lat, lng, stashpoint_id, bag_count, accessibility_required } = booking;
  const found = await findAlternatives(services, {
    near: { lat, lng },
    besides: [stashpoint_id, ...besides],
    stay: {
      ...restOfStay(booking, services.now()),
      bagCount: bag_count,
      demand: null,
      bags: bagsToMove(booking),
    },
    order: 'staffed',
    stepFree: accessibility_required,
    limit,
  });
  const coupon = await findCover(services.database.query, booking);
  const { failure } = failureAt(booking, services.now());
  // Without a report staff or the place move it, or nothing was paid.
  const proven = failure === 'none' ? ('proven' as const) : failure;
  const terms = { ...termsNow(services), failure: proven, takesCredit: booking.takes_credit };
  const moves: Alternative[] = [];
  for (const stashpoint of found) {
    const check = await checkMove(services, booking, stashpoint.id);
    if (check.refusal || check.stashpoint.currency_code !== booking.currency_code) continue;
    moves.push({
      stashpoint,
      ...refundOf(decideMove(booking, pricedThere(booking, check, coupon), terms)),
      doors_cm: doorsOfDemand(check),
    });
  }
  return moves;
}

const refundOf = ({ refund, withheld }: DecidedMove) => ({ refund_amount: refund, withheld_amount: withheld });
