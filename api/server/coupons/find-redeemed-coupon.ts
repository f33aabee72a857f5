import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { AppliedCoupon } from './find-coupon.ts';

/** The coupon a booking carries: it has been redeemed, so neither its dates nor its uses matter any more. */
export async function findRedeemedCoupon(query: Kysely<Schema>, id: string | null): Promise<AppliedCoupon | null> {
  if (!id) return null;
  const row = await query.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const discount = row.percent !== null ? { percent: row.percent } : { amount: row.amount ?? 0 };
  return { id: row.id, code: row.code, discount };
}
