import type { PaymentErrorDetail } from '../../../contract/errors.ts';
import type { DisputeStatus } from '../../../contract/rules/disputes.ts';
import type { DisputeEvidence } from '../../../contract/structs/dispute.ts';
import type { ProcessorTransactionKind } from '../../../contract/structs/reconciliation.ts';
import type { PaymentProvider } from '../../../contract/vocabulary/payment-providers.ts';

/** An attempt to take money, as far as we need to know it. */
export interface PaymentIntent {
  id: string;
  /** `failed` may still be tried again with another card; of what is `ended` no money can come. */
  status: 'succeeded' | 'requires_action' | 'failed' | 'processing' | 'ended';
  amount: number;
  currency: string;
  /** Which hold it pays for, as we told when charging. */
  bookingId: string | null;
  clientSecret: string | null;
  nextAction: { type: string; url: string } | null;
  /** What the bank said when it refused. */
  refusal: PaymentErrorDetail | null;
}

/** A payment that is contested at its bank. */
export interface Dispute {
  id: string;
  /** The attempt that is contested. */
  intentId: string | null;
  amount: number;
  currency: string;
  /** Why, in the service's word for it: `fraudulent`, `product_not_received`, … */
  reason: string;
  status: DisputeStatus;
  /** Whether the money is away from us now. */
  isWithdrawn: boolean;
  dueBy: Date | null;
}

/** What an event is about; what it came to is asked of the service. */
export type EventSubject = { kind: 'intent' | 'dispute' | 'refund'; id: string };

export interface RefundRequest {
  intentId: string;
  amount: number;
  /** Our own name of it and how often it was sent before, told back with its events. */
  refundId: string;
  tries: number;
}

/** A refund at the payment service: a bank may still turn it down days later. */
export interface SentRefund {
  refundId: string | null;
  tries: number;
  /** Why it failed, or null while it may arrive. */
  refusal: string | null;
}

/** What is charged: a payment method, or what the form in the browser has gathered, kept card and all. */
export type ChargedWith =
  | { paymentMethod: string }
  | {
      confirmationToken: string;
      /** As whom the service knows the payer, where it keeps cards of theirs. */
      customerId: string | null;
      /** Where somebody comes back to who confirms on another page. */
      returnUrl: string;
    };

export interface Charge {
  /** Minor units. */
  amount: number;
  currency: string;
  with: ChargedWith;
  bookingId: string;
  idempotencyKey: string;
}

/** Something that moved in the service's own books. */
export interface Movement {
  id: string;
  kind: ProcessorTransactionKind;
  /** What of ours it belongs to: `charge:<attempt>`, `refund:<our refund>`, `dispute:<dispute>`; null for nothing. */
  subject: string | null;
  bookingId: string | null;
  /** Minor units of the currency it was charged in; what left us is negative. */
  amount: number;
  currency: string;
  /** What the service kept of it, in the currency it settles in. */
  fee: number;
  feeCurrency: string;
  occurred: Date;
  description: string;
}

/** Origins the form in the browser needs, by directive of the content security policy. */
export interface BrowserOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Takes and returns money; one file of `providers` each. */
export interface PaymentGateway {
  provider: PaymentProvider;
  publishableKey: string | null;
  browserOrigins: BrowserOrigins;
  /** Where its events arrive, and the header they are signed in. */
  webhook: { path: `/v2/payments/${string}/webhook`; signatureHeader: string };
  /** @throws CubbyError PAYMENT_FAILED with what the bank said, when the card is refused. */
  charge(charge: Charge): Promise<PaymentIntent>;
  /** Opens an account at the service for somebody to keep cards with; answers its name there. */
  createCustomer(userId: string): Promise<string>;
  /** Lets the form in the browser show, keep and remove that customer's cards; null for one that is not known there. */
  openKeptCards(customerId: string): Promise<string | null>;
  /** Deletes a customer with every card they kept; one that is gone already is no fault. */
  forgetCustomer(customerId: string): Promise<void>;
  /** What became of an attempt; null for one that the service does not know. */
  find(intentId: string): Promise<PaymentIntent | null>;
  /** Cancels an unfinished attempt. Answers its final state: it may have been paid in that very moment. */
  end(intentId: string): Promise<PaymentIntent | null>;
  /** Answers why the service refuses for good, or null when the money is on its way. @throws when it cannot answer now. */
  refund(refund: RefundRequest): Promise<string | null>;
  /** What became of a refund that was on its way; null for one that the service does not know. */
  findRefund(refundId: string): Promise<SentRefund | null>;
  /** Null for one that the service does not know. */
  findDispute(disputeId: string): Promise<Dispute | null>;
  /** Tells the bank what speaks for us, for good. @throws when it cannot be told now. */
  sendEvidence(disputeId: string, evidence: DisputeEvidence): Promise<void>;
  /** What moved in the service's books since an instant, each movement under its own id, in any order. */
  listMovements(since: Date): AsyncIterable<Movement>;
  /** Where staff look at a subject of a movement with the service; null where there is no such place. */
  dashboardUrl(subject: string): string | null;
  /** What a webhook speaks of, where we care. @throws when its signature is not the service's. */
  readWebhook(payload: string, signature: string): EventSubject | null;
}

export interface HasPayments {
  payments: PaymentGateway;
}
