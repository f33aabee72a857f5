import { array, boolean, define, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { Amount, Count, Currency, Instant, MaybeText } from '../vocabulary/words.ts';

/** A date or a number of uses as a form has it: whatever cannot be read falls back as specification §5 tells. */
export const CouponLimit = define<string | number | null>('CouponLimit', () => true);

/** What a coupon, or a campaign of them, has cost in one currency: of stays that were not called off. */
export const CouponCost = type({
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  booking_count: Count,
  discount_amount: Amount,
  /** What the travellers of those stays paid themselves. */
  paid_amount: Amount,
});

/** A coupon as staff see it. Its id is its code. */
export const Coupon = type({
  id: string(),
  code: string(),
  /** What coupons that were made together are called. */
  campaign: MaybeText,
  /** Either per cent of the stay, or an amount in minor units of one currency. */
  percent: nullable(integer()),
  amount: nullable(Amount),
  ccy_code: nullable(Currency),
  ccy_minor_in_major: nullable(integer()),
  active_at: Instant,
  expires_at: Instant,
  /** How many uses are left now; null without a limit. */
  uses_left: nullable(integer()),
  uses_per_customer: nullable(integer()),
  /** Stays that carry it, holds that live among them. */
  uses: Count,
  customer_id: MaybeText,
  customer: nullable(type({ id: string(), email: string(), name: string() })),
  /** The city it counts in; null is everywhere. */
  city_id: MaybeText,
  city_name: MaybeText,
  active: boolean(),
  status: enums(COUPON_STATUSES),
  costs: array(CouponCost),
  version: integer(),
  created: Instant,
});
export type Coupon = Infer<typeof Coupon>;

/** Codes that were made at once. */
export const IssuedCodes = type({ id: string(), campaign: MaybeText, codes: array(string()) });
export type IssuedCodes = Infer<typeof IssuedCodes>;

/** What a coupon would do to one stay of one person, without touching either. */
export const CouponSimulation = type({
  /** Why the code is refused for this stay; null when it is accepted. */
  coupon_refusal: MaybeText,
  /** Why the stay cannot be had at all. */
  stay_refusal: MaybeText,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  price_without: Amount,
  price_with: Amount,
  discount_amount: Amount,
  host_share: Amount,
  /** What is left for the platform; below zero it pays for the stay. */
  platform_without: Amount,
  platform_with: Amount,
});
export type CouponSimulation = Infer<typeof CouponSimulation>;
