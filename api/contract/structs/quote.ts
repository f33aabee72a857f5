import { array, boolean, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import { COVERS } from '../rules/cover.ts';
import { SERVICE_LEVELS } from '../rules/service-level.ts';
import { Amount, BagCount, Currency, Instant, Size, StashpointId, Whole } from '../vocabulary/words.ts';

/** The bags of one size in a stay, with their prices in minor units. */
export const QuoteSpace = type({
  id: string(),
  size: Size,
  quantity: integer(),
  first_day_price: Amount,
  extra_day_price: Amount,
});

/** The fields a quote and a booking share. Prices are line totals in minor units. */
export const quoteFields = {
  /** True if the traveller needs step-free access. */
  accessibility_required: boolean(),
  bag_count: BagCount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** The coupon or voucher applied to the price; null for none. */
  coupon_code: nullable(string()),
  /** The total deduction, including the amount prepaid by an agency. */
  discount_amount: Amount,
  /** The part of the deduction that an agency has prepaid with vouchers. */
  prepaid_amount: Amount,
  /** Number of bags covered by a voucher. */
  prepaid_bag_count: integer(),
  dropoff: Instant,
  pickup: Instant,
  /** Number of days charged. */
  days: integer(),
  /** The price of all bags for each day after the first. */
  extra_day_price: Amount,
  /** The price of all bags for the first day. */
  first_day_price: Amount,
  /** The price before deductions. */
  pre_discount_price: Amount,
  /** The price after deductions. */
  post_discount_price: Amount,
  /** The booking fee before deductions. */
  pre_discount_total_booking_fee: Amount,
  /** The fee of the guarantee for all bags, before deductions. */
  pre_discount_total_guarantee_fee: Amount,
  /** The cover of the bags: the guarantee, or none. */
  cover: enums(COVERS),
  /** The bags by size, with their prices. */
  storage_spaces: array(QuoteSpace),
  /** The service level of the booking. */
  tier: enums(SERVICE_LEVELS),
  /** Number of trees the traveller pays to have planted. */
  tree_count: integer(),
  /** The price of all trees. */
  tree_price: Amount,
};

/** The price of a stay at a place. Amounts are in minor units. */
export const Quote = type({
  ...quoteFields,
  stashpoint: type({ id: StashpointId, name: string(), timezone: string() }),
});
export type Quote = Infer<typeof Quote>;

/**
 * Price of a booking after a change; what is to be paid (positive) or refunded (negative); and what was paid before and
 * is neither refunded nor used by the new stay.
 */
export const ChangeQuote = type({ ...Quote.schema, amount_due: Amount, unrefunded_amount: Amount });
export type ChangeQuote = Infer<typeof ChangeQuote>;

/** A number of bags of one size. */
export const SpaceRequest = type({ size: Size, quantity: Whole });
export type SpaceRequest = Infer<typeof SpaceRequest>;

/** A traveller's request for a stay. */
export const StayRequest = {
  stashpoint_id: StashpointId,
  dropoff: Instant,
  pickup: Instant,
  /** Number of bags. */
  bag_count: Whole,
  /** The requested spaces, by size: doors of a bank, shelves of a counter. */
  storage_spaces: optional(array(SpaceRequest)),
  /** Instead of spaces, the sizes of the bags, as `large:1,small:2`: each gets the smallest space it fits in. */
  bag_sizes: optional(string()),
  /** A coupon or voucher to apply. */
  coupon_code: optional(nullable(string())),
  /** Number of trees to have planted. */
  tree_count: optional(Whole),
  /** True if the traveller needs step-free access. */
  accessibility_required: optional(boolean()),
  /** False books without the guarantee, if the site offers the choice. */
  guarantee: optional(boolean()),
  /** Any text: a value that is not a service level means premium. */
  tier: optional(string()),
  source: optional(enums(['web'])),
};
