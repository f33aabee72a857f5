import { boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, BookingId, Count, Currency, Instant, LocalDate } from '../vocabulary/words.ts';

export const PROCESSOR_TRANSACTION_KINDS = ['charge', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type ProcessorTransactionKind = (typeof PROCESSOR_TRANSACTION_KINDS)[number];

/**
 * Why a coin is unexplained: the payment service has it and the ledger has not, or the other way round; both have it with
 * other amounts; a refund is owed and was not sent; or the service names a kind of movement that we know nothing of.
 */
export const UNEXPLAINED_KINDS = [
  'not_in_ledger',
  'not_at_service',
  'amounts_differ',
  'refund_not_sent',
  'unknown_movement',
] as const;
export type UnexplainedKind = (typeof UNEXPLAINED_KINDS)[number];

/** Money that one side has and the other has not, until both agree or staff have said what it was. */
export const Unexplained = type({
  id: string(),
  kind: enums(UNEXPLAINED_KINDS),
  /** What it is about at the payment service: `charge:pi_…`, `refund:…`, `dispute:…`, `movement:txn_…`. */
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
  /** Where staff look at it with the payment service; null in the sandbox. */
  service_url: nullable(string()),
  version: integer(),
});
export type Unexplained = Infer<typeof Unexplained>;

/** A day (UTC) of one currency, the payment service beside the ledger. */
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
  /** What the ledger has of the same day: it may be written a moment before or after midnight. */
  ledger_charged: Amount,
  ledger_refunded: Amount,
  ledger_disputed: Amount,
  ledger_fees: Amount,
  agrees: boolean(),
});
export type ReconciledDay = Infer<typeof ReconciledDay>;
