import { sql } from 'kysely';
import type { CouponStatus } from '../../../contract/rules/coupons.ts';

/** Counts the stays that use a coupon of the table `o`, including live holds. */
export function usesSql(now: Date) {
  return sql<number>`(select count(*)::int from bookings b
    where b.coupon_id = o.id and uses_coupon(b.id, b.state, b.hold_expires_at, o.activates, ${now}))`;
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
