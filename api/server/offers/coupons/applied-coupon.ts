import type { Selectable } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import type { Discount } from '../../../contract/rules/price.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type CouponRow = Selectable<Schema['coupons']>;

/** A coupon, or a voucher, as a stay's price needs it. */
export interface AppliedCoupon {
  id: string;
  code: string;
  discount: Discount;
}

export function appliedCoupon({ id, code, percent, amount, activates }: CouponRow): AppliedCoupon {
  if (activates !== null) return { id, code, discount: { prepaidBags: activates } };
  return { id, code, discount: percent !== null ? { percent } : { amount: amount ?? 0 } };
}

export function prepaidBagsOf(coupon: AppliedCoupon | null): number {
  return coupon && 'prepaidBags' in coupon.discount ? coupon.discount.prepaidBags : 0;
}

/**
 * A voucher pays for so many bags, and for no fewer.
 *
 * @throws CubbyError BAG_COUNT_LESS_THAN_ACTIVATION_COUNT.
 */
export function requireActivatedBags(coupon: AppliedCoupon | null, bagCount: number): void {
  const activates = prepaidBagsOf(coupon);
  if (bagCount < activates)
    throw fieldError('bag_count', `This voucher covers ${activates} bags.`, 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT');
}
