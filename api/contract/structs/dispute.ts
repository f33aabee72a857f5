import { enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { DISPUTE_STATUSES } from '../rules/disputes.ts';
import { Amount, BookingId, Currency, Instant } from '../vocabulary/words.ts';

/** Evidence for the bank about a disputed payment, in English, under the payment service’s own names. */
export const DisputeEvidence = type({
  product_description: string(),
  /** The local date of the drop-off, as `2026-11-22`. */
  service_date: string(),
  customer_name: string(),
  customer_email_address: string(),
  /** Chain of custody, emails sent and the traveller's statements: one line each, oldest first. */
  access_activity_log: string(),
  refund_policy_disclosure: string(),
  /** Further statement by staff. */
  uncategorized_text: string(),
});
export type DisputeEvidence = Infer<typeof DisputeEvidence>;

/** A disputed payment, and the evidence for it. */
export const Dispute = type({
  id: string(),
  booking_id: BookingId,
  amount: Amount,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** The payment service’s reason: `fraudulent`, `product_not_received`, … */
  reason: string(),
  status: enums(DISPUTE_STATUSES),
  /** Deadline for the evidence. */
  due_by: nullable(Instant),
  /** Time at which the evidence was sent to the bank: it can be submitted once. */
  evidence_sent_at: nullable(Instant),
  evidence: DisputeEvidence,
});
export type Dispute = Infer<typeof Dispute>;
