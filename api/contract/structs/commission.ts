import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, BagCount, BookingId, Count, Currency, Instant, StashpointId } from '../vocabulary/words.ts';

/**
 * Causes of a movement of a host’s balance: a booking earned its share, was changed or was cancelled; staff refunded
 * its traveller at the host's cost; the host bears a traveller's claim; a payout was sent or returned.
 */
export const COMMISSION_KINDS = [
  'earned',
  'changed',
  'cancelled',
  'refunded',
  'compensated',
  'paid_out',
  'returned',
] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** A line of a host's account, with their balance in that currency after it. */
export const Commission = type({
  id: string(),
  /** The instant from which it counts: a share is earned when its stay ends, and a payout when it is sent. */
  created: Instant,
  kind: enums(COMMISSION_KINDS),
  amount: Amount,
  balance: Amount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** Null for a payout, which covers many bookings. */
  booking: nullable(
    type({
      id: BookingId,
      stashpoint_id: StashpointId,
      stashpoint_name: string(),
      dropoff: Instant,
      pickup: Instant,
      bag_count: BagCount,
      /** The traveller's total payment, in minor units. */
      paid: Amount,
      /** The refunded part of the payment, in minor units. */
      refunded: Amount,
      /** The host's part of the refund, in minor units. */
      refunded_by_host: Amount,
    }),
  ),
  payout_id: nullable(string()),
  invoice_number: nullable(string()),
});
export type Commission = Infer<typeof Commission>;

export const COMMISSION_GROUPS = ['day', 'month', 'place'] as const;

/** Total of a day, a month or a place in one currency. */
export const CommissionSum = type({
  /** The day, the month, or the place's ID. */
  key: string(),
  label: string(),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  booking_count: Count,
  earned: Amount,
  taken_back: Amount,
  paid_out: Amount,
});
/** Totals of a host’s account. */
export const CommissionSums = type({
  /** IANA name: the zone of days and months, that of the business. */
  timezone: string(),
  items: array(CommissionSum),
});
export type CommissionSums = Infer<typeof CommissionSums>;
