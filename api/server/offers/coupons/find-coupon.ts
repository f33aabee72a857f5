import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type AppliedCoupon, appliedCoupon } from './applied-coupon.ts';
import { type CouponRefusal, type CouponUse, checkCoupon } from './check-coupon.ts';

/**
 * Finds the coupon or voucher of a code, if it can be used for a stay here and now. Its uses are counted again when it
 * is redeemed, in the transaction that books.
 *
 * @throws CubbyError COUPON_NOT_FOUND, COUPON_EXPIRED (also not yet valid, switched off, or used up),
 * COUPON_WRONG_LOCATION (also currency).
 */
export async function findCoupon(query: Kysely<Schema>, code: string, use: CouponUse): Promise<AppliedCoupon> {
  const row = await query
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  const refusal = row ? await checkCoupon(query, row, use) : 'COUPON_NOT_FOUND';
  if (!row || refusal) throw refuse(refusal ?? 'COUPON_NOT_FOUND');
  return appliedCoupon(row);
}

function refuse(id: CouponRefusal): CubbyError {
  return new CubbyError(id, 'This code cannot be used here.', { errors: { coupon_code: [id] } });
}
