import { array, boolean, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import { SERVICE_LEVELS } from '../rules/service-level.ts';
import { Amount, BagCount, Currency, Instant, Size, StashpointId, Whole } from '../vocabulary/words.ts';

export const QuoteSpace = type({
  id: string(),
  size: Size,
  quantity: integer(),
  first_day_price: Amount,
  extra_day_price: Amount,
});

/** The fields a quote and a booking share. Prices are line totals in minor units (design §4.1). */
export const quoteFields = {
  accessibility_required: boolean(),
  bag_count: BagCount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  coupon_code: nullable(string()),
  /** The total deduction, including the amount prepaid by an agency. */
  discount_amount: Amount,
  prepaid_amount: Amount,
  /** Number of bags covered by a voucher. */
  prepaid_bag_count: integer(),
  dropoff: Instant,
  pickup: Instant,
  days: integer(),
  extra_day_price: Amount,
  first_day_price: Amount,
  pre_discount_price: Amount,
  post_discount_price: Amount,
  pre_discount_total_booking_fee: Amount,
  pre_discount_total_guarantee_fee: Amount,
  storage_spaces: array(QuoteSpace),
  tier: enums(SERVICE_LEVELS),
  tree_count: integer(),
  tree_price: Amount,
};

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

export const SpaceRequest = type({ size: Size, quantity: Whole });
export type SpaceRequest = Infer<typeof SpaceRequest>;

/** A traveller's request for a stay. `price` is the total they were shown: a booking at another price is refused. */
export const StayRequest = {
  stashpoint_id: StashpointId,
  dropoff: Instant,
  pickup: Instant,
  bag_count: Whole,
  /** The requested spaces, by size: doors of a bank, shelves of a counter. */
  storage_spaces: optional(array(SpaceRequest)),
  /** Instead of spaces, the sizes of the bags, as `large:1,small:2`: each gets the smallest space it fits in. */
  bag_sizes: optional(string()),
  coupon_code: optional(nullable(string())),
  tree_count: optional(Whole),
  accessibility_required: optional(boolean()),
  /** False excludes the guarantee, if experiment 10 offers the choice. */
  guarantee: optional(boolean()),
  /** Any text: a value that is not a service level means premium. */
  tier: optional(string()),
  source: optional(enums(['web'])),
};
