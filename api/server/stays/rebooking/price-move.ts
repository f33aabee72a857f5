import { type Bags, bagsInSpaces } from '../../../contract/rules/bag-fit.ts';
import { restOfStay } from '../../../contract/rules/incidents.ts';
import { lockerSizes } from '../../../contract/rules/locker-sizes.ts';
import { MEASURED_SIZES } from '../../../contract/vocabulary/bag-sizes.ts';
import { checkStay, type StayCheck } from '../../catalogue/stashpoints/availability/check-stay.ts';
import type { AppliedCoupon } from '../../offers/coupons/applied-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { BookingRow } from '../bookings/record/booking.ts';
import type { PlacedBooking } from '../bookings/record/get-booking.ts';
import { unrefundedOf } from '../bookings/record/paid-fields.ts';
import { priceCheckedStay } from '../pricing/price-request.ts';
import { stayColumns } from '../pricing/stay-columns.ts';

/** Checks the rest of a booking at another place; its own times may have begun. */
export function checkMove(
  services: HasDatabase & HasClock,
  booking: PlacedBooking,
  stashpointId: string,
): Promise<StayCheck> {
  const { dropoff, pickup } = restOfStay(booking, services.now());
  const bags = bagsToMove(booking);
  return checkStay(services, {
    stashpointId,
    dropoff,
    pickup,
    bagCount: booking.bag_count,
    bags: bags ? MEASURED_SIZES.map((size) => ({ size, quantity: bags[size] })) : undefined,
    allowPast: true,
  });
}

/** Returns the bags of a booking as far as its spaces tell their sizes; null for bags from a common pool. */
export function bagsToMove(booking: PlacedBooking): Bags | null {
  if (booking.standard === booking.bag_count) return null;
  return bagsInSpaces(booking, lockerSizes(booking.storage_type, booking.country_code));
}

/**
 * Returns the columns of a booking after a move. It never costs more than before: a higher price of the other place
 * becomes a discount borne by the platform, so the new host earns their full share. A lower one is refunded in full,
 * whatever the time, because the move is not the traveller's doing; what they saved too late before stays with us.
 */
export function columnsAfterMove(booking: BookingRow, check: StayCheck, coupon: AppliedCoupon | null) {
  const { bag_count, tree_count, guarantee_fee } = booking;
  const priced = priceCheckedStay(check, { bag_count, tree_count, guarantee: guarantee_fee > 0 }, coupon);
  const columns = stayColumns(priced, { bag_count });
  const unrefunded = unrefundedOf(booking);
  const tooMuch = Math.max(0, columns.total - (booking.total - unrefunded));
  const price = columns.total - tooMuch;
  return {
    ...columns,
    stashpoint_id: check.stashpoint.id,
    discount_amount: columns.discount_amount + tooMuch,
    // An agency that has paid ahead pays no more either.
    prepaid_amount: Math.min(columns.prepaid_amount, booking.prepaid_amount),
    total: price + unrefunded,
    kept_amount: price + unrefunded - Math.min(price, booking.total - booking.kept_amount),
    refund_dropoff: null,
  };
}
