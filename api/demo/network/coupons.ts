import { NEW_HOST_COUPON } from '../../contract/rules/coupons.ts';
import { placeId } from './place-rows.ts';
import { idOf, type Row } from './rows.ts';

const YEAR = 365 * 86_400_000;

/**
 * The coupon on demo bookings, so that there are coupon costs to view: its discount, and the share of bookings that use
 * it.
 */
export const CAMPAIGN = { code: 'AUTUMN15', percent: 15, share: 0.03 } as const;

export function couponId(code: string): string {
  return idOf(`coupon:${code}`, 24);
}

/** Coupons to try at the checkout: percentage, for new places, free, expired, and an amount valid in London only. */
export function couponRows(now: Date): Row<'coupons'>[] {
  const lastYear = new Date(now.getTime() - YEAR);
  const nextYear = new Date(now.getTime() + YEAR);
  const coupon = (code: string, worth: Row<'coupons'>): Row<'coupons'> => ({
    id: couponId(code),
    code,
    percent: null,
    amount: null,
    currency_code: null,
    max_bags: null,
    max_days: null,
    max_amount: null,
    active_at: lastYear,
    expires_at: nextYear,
    uses_left: null,
    uses_per_customer: null,
    customer_id: null,
    city_id: null,
    campaign: null,
    ...worth,
  });
  return [
    coupon(CAMPAIGN.code, { percent: CAMPAIGN.percent, campaign: 'Autumn' }),
    coupon('WELCOME10', { percent: 10, uses_per_customer: 1 }),
    coupon(NEW_HOST_COUPON, { percent: 15, uses_per_customer: 1 }),
    coupon('FREEDAY', { percent: 100, max_bags: 2, max_days: 1 }),
    coupon('EXPIRED5', { percent: 5, expires_at: new Date(now.getTime() - YEAR / 12) }),
    coupon('LONDON3', { amount: 300, currency_code: 'GBP', city_id: placeId('united-kingdom', 'london') }),
  ];
}
