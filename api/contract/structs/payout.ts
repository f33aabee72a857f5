import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, BookingId, Count, Currency, Instant, UserId } from '../vocabulary/words.ts';

/** Set aside for the next run; sent to the bank; left out of its run; or returned by the host's bank. */
export const PAYOUT_STATUSES = ['prepared', 'sent', 'left_out', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A payout to a host, or to a traveller for a claim. Only the end of the account's number is shown. */
export const Payout = type({
  id: string(),
  created: Instant,
  status: enums(PAYOUT_STATUSES),
  sent_at: nullable(Instant),
  /** Time and reason of leaving it out or of its return. */
  ended_at: nullable(Instant),
  reason: nullable(string()),
  amount: Amount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  booking_count: Count,
  account_number_end: string(),
});
export type Payout = Infer<typeof Payout>;

/** A payout as staff see it in its run. */
export const RunPayout = type({
  ...Payout.schema,
  run_id: string(),
  /** Null for a claim. */
  host: nullable(type({ id: string(), user_id: UserId, business_name: string() })),
  /** The claim it pays, by its case; null for a host’s shares. */
  claim: nullable(type({ incident_id: string(), number: string(), booking_id: BookingId })),
  account_holder: string(),
  payment_type: string(),
});
export type RunPayout = Infer<typeof RunPayout>;

/** Files of a run: the bank's file, and a list of the hosts paid to a wallet. */
export const PAYOUT_FILES = ['pain.001.xml', 'wallets.csv'] as const;

/** Payouts of one currency that staff review and release together. */
export const PayoutRun = type({
  id: string(),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** End of the period: it covers stays that ended before. */
  until: Instant,
  created: Instant,
  released_at: nullable(Instant),
  released_by: nullable(string()),
  /** Total of its payouts, except those left out. */
  amount: Amount,
  payout_count: Count,
  left_out_count: Count,
  returned_count: Count,
  /** True if the platform has an account that the bank can send it from. */
  has_own_account: boolean(),
  /** Until it is released: names that the bank's file writes differently; null for one that no bank could read there. */
  renamed: array(type({ payout_id: string(), name: string(), bank_name: nullable(string()) })),
  /** Once released: its files, for an hour from now. */
  files: array(type({ name: enums(PAYOUT_FILES), url: string(), payout_count: Count })),
});
export type PayoutRun = Infer<typeof PayoutRun>;
