import { array, boolean, defaulted, define, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { Amount, Count, Currency, Instant, MaybeText } from '../vocabulary/words.ts';

/**
 * A date or a number of uses as entered in a form: a value that cannot be read falls back to the
 * default.
 */
export const CouponLimit = define<string | number | null>('CouponLimit', () => true);

/** Cost of a coupon, or of a campaign, in one currency: for stays that were not cancelled. */
export const CouponCost = type({
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  booking_count: Count,
  discount_amount: Amount,
  /** The travellers' own payments for those stays. */
  paid_amount: Amount,
});

/** A coupon as staff see it. Its ID is its code. */
export const Coupon = type({
  id: string(),
  code: string(),
  /** Name of the campaign that created the coupon. */
  campaign: MaybeText,
  /** Either per cent of the stay, or an amount in minor units of one currency. `max_amount` has a currency, too. */
  percent: nullable(integer()),
  amount: nullable(Amount),
  ccy_code: nullable(Currency),
  ccy_minor_in_major: nullable(integer()),
  /**
   * The most it covers of a booking, now and when the booking changes: the most expensive bags, the first days of each,
   * and minor units in all, which only a percentage has. Null without a limit.
   */
  max_bags: defaulted(nullable(integer()), null),
  max_days: defaulted(nullable(integer()), null),
  max_amount: defaulted(nullable(Amount), null),
  active_at: Instant,
  expires_at: Instant,
  /** Number of remaining uses; null without a limit. */
  uses_left: nullable(integer()),
  uses_per_customer: nullable(integer()),
  /** Number of stays with the coupon, including active holds. */
  uses: Count,
  customer_id: MaybeText,
  customer: nullable(type({ id: string(), email: string(), name: string() })),
  /** The city in which it is valid; null for all cities. */
  city_id: MaybeText,
  city_name: MaybeText,
  active: boolean(),
  status: enums(COUPON_STATUSES),
  costs: array(CouponCost),
  version: integer(),
  created: Instant,
});
export type Coupon = Infer<typeof Coupon>;

/** Codes created in one request. */
export const IssuedCodes = type({ id: string(), campaign: MaybeText, codes: array(string()) });
export type IssuedCodes = Infer<typeof IssuedCodes>;

/** Number of coupons switched off in one request. */
export const EndedCoupons = type({ count: Count });

/** Effect of a coupon on one stay of one person; nothing is changed. */
export const CouponSimulation = type({
  /** Reason for refusing the code for this stay; null when it is accepted. */
  coupon_refusal: MaybeText,
  /** Reason for refusing the stay itself. */
  stay_refusal: MaybeText,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  price_without: Amount,
  price_with: Amount,
  discount_amount: Amount,
  host_share: Amount,
  /** The platform's part; below zero it pays for the stay. */
  platform_without: Amount,
  platform_with: Amount,
});
export type CouponSimulation = Infer<typeof CouponSimulation>;
