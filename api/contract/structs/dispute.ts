import { enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { DISPUTE_STATUSES } from '../rules/disputes.ts';
import { Amount, BookingId, Currency, Instant } from '../vocabulary/words.ts';

/** What a bank is told about a contested payment, in English: the payment service’s own names for it. */
export const DisputeEvidence = type({
  product_description: string(),
  /** The local date of the drop-off, as `2026-11-22`. */
  service_date: string(),
  customer_name: string(),
  customer_email_address: string(),
  /** Who had the bags when, mails that were sent, and what the traveller said: a line each, the earliest first. */
  access_activity_log: string(),
  refund_policy_disclosure: string(),
  /** What staff say beside all this. */
  uncategorized_text: string(),
});
export type DisputeEvidence = Infer<typeof DisputeEvidence>;

/** A contested payment, and what is or was said about it. */
export const Dispute = type({
  id: string(),
  booking_id: BookingId,
  amount: Amount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** In the payment service’s word: `fraudulent`, `product_not_received`, … */
  reason: string(),
  status: enums(DISPUTE_STATUSES),
  /** Until when the bank listens. */
  due_by: nullable(Instant),
  /** When the evidence went to the bank: it is heard once. */
  evidence_sent_at: nullable(Instant),
  evidence: DisputeEvidence,
});
export type Dispute = Infer<typeof Dispute>;
