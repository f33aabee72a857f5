import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { CHANGEABLE_STATES } from '../../../contract/rules/booking-lifecycle.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import { type DecidedChange, isRefunded } from '../../../contract/rules/settlement.ts';
import { BAG_SIZES } from '../../../contract/vocabulary/bag-sizes.ts';
import { findCover } from '../../offers/coupons/find-redeemed-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { type PricedStay, priceRequest, type StayToPrice } from '../pricing/price-request.ts';
import { stayColumns } from '../pricing/stay-columns.ts';
import { columnsAfter } from './columns-after.ts';
import type { HasRefundPolicy } from './record/refund-terms.ts';
import type { BookingWithStashpoint } from './record/store.ts';

export type Change = Pick<BodyOf<Endpoints['updateBooking']>, 'dropoff' | 'pickup' | 'bag_count' | 'storage_spaces'>;

/** A booking, the changed stay, its price, and the difference to pay or refund. */
export interface PricedChange {
  booking: BookingWithStashpoint;
  request: StayToPrice;
  priced: PricedStay;
  decided: DecidedChange<ReturnType<typeof stayColumns>>;
}

/**
 * Prices a booking as it would be after a change; its own bags are left out of the count.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or the refusal of the new stay.
 */
export async function priceChange(
  services: HasDatabase & HasClock & HasRefundPolicy,
  booking: BookingWithStashpoint,
  change: Change,
): Promise<PricedChange> {
  requireChangeable(booking, change);
  const request = requestAfter(booking, change);
  const priced = await priceRequest(services, request, {
    userId: booking.user_id,
    replaces: { id: booking.id, coupon: await findCover(services.database.query, booking) },
    allowPast: booking.state === 'checked_in' || keepsDropoff(booking, change, services.now()),
  });
  return { booking, request, priced, decided: columnsAfter(services, booking, stayColumns(priced, request)) };
}

/**
 * Tells whether a change keeps the drop-off: a late traveller may still bring other bags or stay longer, with the
 * drop-off unchanged and the pick-up in the future.
 */
function keepsDropoff({ dropoff, pickup }: BookingWithStashpoint, change: Change, now: Date): boolean {
  const moves = change.dropoff !== undefined && new Date(change.dropoff).getTime() !== dropoff.getTime();
  return !moves && new Date(change.pickup ?? pickup) > now;
}

/** Tells whether a booking may change: one that was refunded in full is over, and booked anew. */
export function isChangeable(booking: Pick<BookingWithStashpoint, 'state' | 'ledger'>): boolean {
  return CHANGEABLE_STATES.includes(booking.state) && !isRefunded(booking);
}

/** Requires a booking that may change: once the bags are in storage, only the pick-up can move. */
function requireChangeable(booking: BookingWithStashpoint, change: Change): void {
  const movesWhatHappened = change.dropoff ?? change.bag_count ?? change.storage_spaces;
  if (!isChangeable(booking) || (booking.state === 'checked_in' && movesWhatHappened !== undefined))
    throw new CubbyError(
      'BOOKING_NOT_CHANGEABLE',
      'This change is no longer possible: once the bags have been dropped off, only the pick-up time can change.',
    );
}

function requestAfter(booking: BookingWithStashpoint, change: Change): StayToPrice {
  const bag_count = change.bag_count ?? booking.bag_count;
  const sized = BAG_SIZES.map((size) => ({ size, quantity: booking[size] })).filter(({ quantity }) => quantity > 0);
  return {
    stashpoint_id: booking.stashpoint_id,
    dropoff: change.dropoff ?? booking.dropoff.toISOString(),
    pickup: change.pickup ?? booking.pickup.toISOString(),
    bag_count,
    storage_spaces: change.storage_spaces ?? (bag_count === booking.bag_count ? sized : undefined),
    tree_count: booking.tree_count,
    guarantee: coverOf(booking.guarantee_fee) !== 'none',
    accessibility_required: booking.accessibility_required,
  };
}
