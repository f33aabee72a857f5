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
  /** All that is taken off, what an agency has paid ahead among it. */
  discount_amount: Amount,
  prepaid_amount: Amount,
  /** Bags that a voucher has paid for. */
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

/** What a booking would cost after a change, and the difference to pay (positive) or to get back (negative). */
export const ChangeQuote = type({ ...Quote.schema, amount_due: Amount });
export type ChangeQuote = Infer<typeof ChangeQuote>;

export const SpaceRequest = type({ size: Size, quantity: Whole });
export type SpaceRequest = Infer<typeof SpaceRequest>;

/** What a traveller asks for. `price` is the total they were shown: a booking at another price is refused. */
export const StayRequest = {
  stashpoint_id: StashpointId,
  dropoff: Instant,
  pickup: Instant,
  bag_count: Whole,
  /** The spaces wanted, by their size: doors of a bank, shelves of a counter. */
  storage_spaces: optional(array(SpaceRequest)),
  /** In place of spaces, how large the bags are, as `large:1,small:2`: each gets the smallest space that takes it. */
  bag_sizes: optional(string()),
  coupon_code: optional(nullable(string())),
  tree_count: optional(Whole),
  accessibility_required: optional(boolean()),
  /** False leaves the guarantee out, where experiment 10 offers the choice. */
  guarantee: optional(boolean()),
  /** Any text: what is no service level is premium. */
  tier: optional(string()),
  source: optional(enums(['web'])),
};
