import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type AppliedCoupon, appliedCoupon } from './applied-coupon.ts';

/** Finds the coupon of a booking: it was redeemed, so neither its dates nor its uses matter any more. */
export async function findRedeemedCoupon(query: Kysely<Schema>, id: string | null): Promise<AppliedCoupon | null> {
  if (!id) return null;
  return appliedCoupon(await query.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}
