import { type Bags, bagsInSpaces } from '../../../contract/rules/bag-fit.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import { restOfStay } from '../../../contract/rules/incidents.ts';
import { lockerSizes } from '../../../contract/rules/locker-sizes.ts';
import { MEASURED_SIZES } from '../../../contract/vocabulary/bag-sizes.ts';
import { checkStay, type StayCheck } from '../../catalogue/stashpoints/availability/check-stay.ts';
import type { AppliedCoupon } from '../../offers/coupons/applied-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { BookingRow } from '../bookings/record/booking.ts';
import type { PlacedBooking } from '../bookings/record/get-booking.ts';
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

/** Returns a booking at another place with that place's prices, as if it were booked there now. */
export function pricedThere(booking: BookingRow, check: StayCheck, coupon: AppliedCoupon | null) {
  const { bag_count, tree_count, guarantee_fee } = booking;
  const priced = priceCheckedStay(
    check,
    { bag_count, tree_count, guarantee: coverOf(guarantee_fee) !== 'none' },
    coupon,
  );
  return { ...stayColumns(priced, { bag_count }), stashpoint_id: check.stashpoint.id };
}
