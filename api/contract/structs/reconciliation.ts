import { boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, BookingId, Count, Currency, Instant, LocalDate } from '../vocabulary/words.ts';

export const PROCESSOR_TRANSACTION_KINDS = ['charge', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type ProcessorTransactionKind = (typeof PROCESSOR_TRANSACTION_KINDS)[number];

/**
 * Causes of a difference: only the payment service or only the ledger has the record; both have it with different
 * amounts; a refund is due and was not sent; or the service reports an unknown kind of movement.
 */
export const UNEXPLAINED_KINDS = [
  'not_in_ledger',
  'not_at_service',
  'amounts_differ',
  'refund_not_sent',
  'unknown_movement',
] as const;
export type UnexplainedKind = (typeof UNEXPLAINED_KINDS)[number];

/** Money recorded on one side only, until both agree or staff have explained it. */
export const Unexplained = type({
  id: string(),
  kind: enums(UNEXPLAINED_KINDS),
  /** The payment service's record: `charge:pi_…`, `refund:…`, `dispute:…`, `movement:txn_…`. */
  subject: string(),
  booking_id: nullable(BookingId),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  at_service: Amount,
  in_ledger: Amount,
  occurred: Instant,
  found: Instant,
  settled_at: nullable(Instant),
  settled_by: nullable(string()),
  note: nullable(string()),
  /** The record's page at the payment service; null in the sandbox. */
  service_url: nullable(string()),
  version: integer(),
});
export type Unexplained = Infer<typeof Unexplained>;

/** A day of one currency in the zone of the business, the payment service beside the ledger. */
export const ReconciledDay = type({
  id: string(),
  day: LocalDate,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  transaction_count: Count,
  charged: Amount,
  refunded: Amount,
  disputed: Amount,
  fees: Amount,
  /** The ledger's sums of the same day: a record may be written a moment before or after midnight. */
  ledger_charged: Amount,
  ledger_refunded: Amount,
  ledger_disputed: Amount,
  ledger_fees: Amount,
  /** False while movements of the day may still be on their way. */
  is_over: boolean(),
  agrees: boolean(),
});
export type ReconciledDay = Infer<typeof ReconciledDay>;
