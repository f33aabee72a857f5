import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, BagCount, BookingId, Count, Currency, Instant, StashpointId } from '../vocabulary/words.ts';

/**
 * Why a host's balance moved: a booking earned its share; it was changed; it was cancelled; staff paid its traveller back
 * at the host's cost; a payout was set aside; a payout came back.
 */
export const COMMISSION_KINDS = ['earned', 'changed', 'cancelled', 'refunded', 'paid_out', 'returned'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** A line of the ledger that is a host's, and what their balance in that currency was after it. */
export const Commission = type({
  id: string(),
  created: Instant,
  kind: enums(COMMISSION_KINDS),
  amount: Amount,
  balance: Amount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** Null for a payout, which is for many. */
  booking: nullable(
    type({
      id: BookingId,
      stashpoint_id: StashpointId,
      stashpoint_name: string(),
      dropoff: Instant,
      pickup: Instant,
      bag_count: BagCount,
      /** What the traveller paid in all, what of it went back, and what of that was the host's. */
      paid: Amount,
      refunded: Amount,
      refunded_by_host: Amount,
    }),
  ),
  payout_id: nullable(string()),
  invoice_number: nullable(string()),
});
export type Commission = Infer<typeof Commission>;

export const COMMISSION_GROUPS = ['day', 'month', 'place'] as const;

/** What a day (UTC), a month or a place came to in one currency. */
export const CommissionSum = type({
  /** The day, the month, or the place's id. */
  key: string(),
  label: string(),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  booking_count: Count,
  earned: Amount,
  taken_back: Amount,
  paid_out: Amount,
});
export const CommissionSums = type({ items: array(CommissionSum) });
export type CommissionSums = Infer<typeof CommissionSums>;
