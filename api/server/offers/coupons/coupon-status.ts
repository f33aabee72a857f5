import { sql } from 'kysely';
import type { CouponStatus } from '../../../contract/rules/coupons.ts';

/** Counts the stays that use a coupon of the table `o`, including live holds. */
export function usesSql(now: Date) {
  return sql<number>`uses_of_coupon(o.id, o.activates, ${now})::int`;
}

/** Returns the status of a coupon of the table `o`. */
export function couponStatusSql(now: Date) {
  return sql<CouponStatus>`case
    when not o.active then 'off'
    when o.expires_at <= ${now} then 'expired'
    when o.active_at > ${now} then 'scheduled'
    when o.uses_left is not null and ${usesSql(now)} >= o.uses_left then 'used_up'
    else 'active' end`;
}
