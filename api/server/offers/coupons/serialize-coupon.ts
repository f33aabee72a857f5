import type { Coupon } from '../../../contract/structs/coupon.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { CouponWithUse } from './store.ts';

export function serializeCoupon(row: CouponWithUse): Coupon {
  const ccy_code = row.currency_code !== null && isCurrencyCode(row.currency_code) ? row.currency_code : null;
  return {
    id: row.code,
    code: row.code,
    campaign: row.campaign,
    percent: row.percent,
    amount: row.amount,
    ccy_code,
    ccy_minor_in_major: ccy_code && CURRENCIES[ccy_code].minorInMajor,
    max_bags: row.max_bags,
    max_days: row.max_days,
    max_amount: row.max_amount,
    active_at: row.active_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    uses_left: row.uses_left === null ? null : Math.max(0, row.uses_left - row.uses),
    uses_per_customer: row.uses_per_customer,
    uses: row.uses,
    customer_id: row.customer_id,
    customer:
      row.customer_id === null
        ? null
        : {
            id: row.customer_id,
            email: row.customer_email ?? '',
            name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
          },
    city_id: row.city_id,
    city_name: row.city_name,
    active: row.active,
    status: row.status,
    costs: (row.costs ?? []).map((cost) => ({
      ...cost,
      ccy_minor_in_major: CURRENCIES[cost.ccy_code].minorInMajor,
    })),
    version: row.version,
    created: row.created.toISOString(),
  };
}
