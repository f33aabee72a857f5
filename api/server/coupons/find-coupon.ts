import { type Kysely, sql } from 'kysely';
import { CubbyError } from '../../contract/errors.ts';
import type { Discount } from '../../contract/rules/price.ts';
import type { Schema } from '../database/schema.ts';

export interface AppliedCoupon {
  id: string;
  code: string;
  discount: Discount;
}

/**
 * The coupon of a code, if it may be used for a stay here and now. Its uses are counted again when it is redeemed,
 * in the transaction that books.
 *
 * @throws CubbyError COUPON_NOT_FOUND, COUPON_EXPIRED (also not yet valid, or used up), COUPON_WRONG_LOCATION (also currency).
 */
export async function findCoupon(
  query: Kysely<Schema>,
  code: string,
  place: { city_id: string; currency_code: string },
  userId: string | null,
  now: Date,
): Promise<AppliedCoupon> {
  const row = await query
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!row || (row.customer_id && row.customer_id !== userId)) throw refuse('COUPON_NOT_FOUND');
  if (row.active_at > now || row.expires_at <= now) throw refuse('COUPON_EXPIRED');
  const wrongCity = row.city_id !== null && row.city_id !== place.city_id;
  const wrongCurrency = row.currency_code !== null && row.currency_code !== place.currency_code;
  if (wrongCity || wrongCurrency) throw refuse('COUPON_WRONG_LOCATION');
  const { rows } = await sql<{ left: boolean }>`select ${takeCouponUseSql(row, userId ?? '', now)} as left`.execute(
    query,
  );
  if (!rows[0]?.left) throw refuse('COUPON_EXPIRED');
  const discount = row.percent !== null ? { percent: row.percent } : { amount: row.amount ?? 0 };
  return { id: row.id, code: row.code, discount };
}

/** Takes one use of a coupon, as an expression for the statement that books; false when none is left. */
export function takeCouponUseSql({ id }: { id: string }, customerEmail: string, now: Date) {
  return sql<boolean>`take_coupon_use(${id}, ${customerEmail}, ${now})`;
}

function refuse(id: 'COUPON_NOT_FOUND' | 'COUPON_EXPIRED' | 'COUPON_WRONG_LOCATION'): CubbyError {
  return new CubbyError(id, 'This code cannot be used here.', { errors: { coupon_code: [id] } });
}
