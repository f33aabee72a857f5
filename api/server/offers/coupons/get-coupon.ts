import { CubbyError } from '../../../contract/errors.ts';
import { normaliseCode } from '../../../contract/rules/coupons.ts';
import type { Coupon } from '../../../contract/structs/coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { serializeCoupon } from './serialize-coupon.ts';
import { findCouponRow } from './store.ts';

/** @throws CubbyError NOT_FOUND, also for a voucher. */
export async function getCoupon(
  { database, now }: HasDatabase & HasClock,
  code: string,
  query = database.query,
): Promise<Coupon> {
  const row = await findCouponRow(query, normaliseCode(code), now());
  if (!row) throw new CubbyError('NOT_FOUND', 'Coupon not found.');
  return serializeCoupon(row);
}
