import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type AppliedCoupon, appliedCoupon, coveringNoMore } from './applied-coupon.ts';

type Redeeming = Pick<Selectable<Schema['bookings']>, 'coupon_id' | 'covered_amount' | 'discount_amount'>;

/** Finds the coupon of a booking: it was redeemed, so neither its dates nor its uses matter any more. */
async function findRedeemedCoupon(query: Kysely<Schema>, id: string | null): Promise<AppliedCoupon | null> {
  if (!id) return null;
  return appliedCoupon(await query.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

/** Finds the coupon of a booking for pricing it again: it covers no more than when it was booked. */
export async function findCover(
  query: Kysely<Schema>,
  { coupon_id, covered_amount, discount_amount }: Redeeming,
): Promise<AppliedCoupon | null> {
  const coupon = await findRedeemedCoupon(query, coupon_id);
  // A server of the last release, beside this one during an upgrade, books without the amount.
  return coupon && coveringNoMore(coupon, covered_amount ?? discount_amount);
}
