import type { Selectable } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import type { Discount } from '../../../contract/rules/price.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type CouponRow = Selectable<Schema['coupons']>;

/** A coupon, or a voucher, with the fields a stay's price needs. */
export interface AppliedCoupon {
  id: string;
  code: string;
  discount: Discount;
}

export function appliedCoupon(row: CouponRow): AppliedCoupon {
  const { id, code, percent, amount, activates, max_bags: bags, max_days: days, max_amount } = row;
  if (activates !== null) return { id, code, discount: { prepaidBags: activates } };
  const worth = percent !== null ? { percent } : { amount: amount ?? 0 };
  return { id, code, discount: { ...worth, limits: { bags, days, amount: max_amount } } };
}

/** Returns a redeemed coupon as it counts for a changed booking: it covers no more than what was booked with it. */
export function coveringNoMore({ discount, ...coupon }: AppliedCoupon, covered: number): AppliedCoupon {
  const { bags = null, days = null, amount = null } = discount.limits ?? {};
  return { ...coupon, discount: { ...discount, limits: { bags, days, amount: Math.min(amount ?? covered, covered) } } };
}

export function prepaidBagsOf(coupon: AppliedCoupon | null): number {
  return coupon && 'prepaidBags' in coupon.discount ? coupon.discount.prepaidBags : 0;
}

/**
 * Requires enough bags: a voucher covers a number of bags, and no fewer.
 *
 * @throws CubbyError BAG_COUNT_LESS_THAN_ACTIVATION_COUNT.
 */
export function requireActivatedBags(coupon: AppliedCoupon | null, bagCount: number): void {
  const activates = prepaidBagsOf(coupon);
  if (bagCount < activates)
    throw fieldError('bag_count', `This voucher covers ${activates} bags.`, 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT');
}
