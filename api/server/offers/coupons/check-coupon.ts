import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInsideArea } from '../../../contract/rules/areas.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { CouponRow } from './applied-coupon.ts';

export type CouponRefusal = 'COUPON_NOT_FOUND' | 'COUPON_EXPIRED' | 'COUPON_WRONG_LOCATION';

/** The place, traveller and time of using a code. */
export interface CouponUse {
  stashpoint: { city_id: string; currency_code: string; lat: number; lng: number };
  userId: string | null;
  /** The address whose uses are counted, where it is known already. */
  email?: string | null;
  /**
   * False where the statement that books takes the use anyway: the same request, sent twice, must not be refused
   * because of its own use.
   */
  countsUses?: boolean;
  now: Date;
}

/**
 * Returns why a coupon cannot be used for a stay here and now, or null when it can. Expired also means not valid yet,
 * switched off, or used up. Wrong location also means another currency.
 */
export async function checkCoupon(
  query: Kysely<Schema>,
  coupon: CouponRow,
  { stashpoint, userId, email = null, countsUses = true, now }: CouponUse,
): Promise<CouponRefusal | null> {
  if (coupon.customer_id && coupon.customer_id !== userId) return 'COUPON_NOT_FOUND';
  if (!coupon.active || coupon.active_at > now || coupon.expires_at <= now) return 'COUPON_EXPIRED';
  if (coupon.city_id !== null && coupon.city_id !== stashpoint.city_id) return 'COUPON_WRONG_LOCATION';
  if (coupon.currency_code !== null && coupon.currency_code !== stashpoint.currency_code)
    return 'COUPON_WRONG_LOCATION';
  if (coupon.area_id !== null && !isInsideArea(await findCircle(query, coupon.area_id), stashpoint))
    return 'COUPON_WRONG_LOCATION';
  if (!countsUses) return null;
  const isLeft = await ask(query, sql`coupon_is_left(${coupon.id}, ${email ?? ''}, ${now})`);
  return isLeft ? null : 'COUPON_EXPIRED';
}

/** Takes a use of a coupon, if one is left; inside a transaction it stays reserved until the end. */
export async function takeCouponUse(
  query: Kysely<Schema>,
  id: string | null,
  customerEmail: string,
  now: Date,
): Promise<boolean> {
  return id === null || ask(query, takeCouponUseSql({ id }, customerEmail, now));
}

async function ask(query: Kysely<Schema>, expression: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`select ${expression} as left`.execute(query);
  return rows[0]?.left ?? false;
}

/** Takes one use of a coupon, as an expression for the statement that books; false when none is left. */
export function takeCouponUseSql({ id }: { id: string }, customerEmail: string, now: Date) {
  return sql<boolean>`take_coupon_use(${id}, ${customerEmail}, ${now})`;
}

function findCircle(query: Kysely<Schema>, areaId: string) {
  return query.selectFrom('areas').select(['lat', 'lng', 'radius']).where('id', '=', areaId).executeTakeFirstOrThrow();
}
