import type { PaymentErrorDetail } from '../../../contract/errors.ts';
import type { DisputeStatus } from '../../../contract/rules/disputes.ts';
import type { DisputeEvidence } from '../../../contract/structs/dispute.ts';
import type { ProcessorTransactionKind } from '../../../contract/structs/reconciliation.ts';
import type { PaymentProvider } from '../../../contract/vocabulary/payment-providers.ts';
import type { ChargedWith } from '../../platform/database/json-columns.ts';

/** An attempt to take money, with the fields we need. */
export interface PaymentIntent {
  id: string;
  /** `failed` may still be retried with another card; `ended` cannot be paid any more. */
  status: 'succeeded' | 'requires_action' | 'failed' | 'processing' | 'ended';
  amount: number;
  currency: string;
  /** The hold it pays for, as we named it when charging. */
  bookingId: string | null;
  /** Our own id of the attempt. */
  attemptId: string | null;
  clientSecret: string | null;
  nextAction: { type: string; url: string } | null;
  /** The bank's reason when it refused. */
  refusal: PaymentErrorDetail | null;
  /** The service's code for the card, the same for every payment with it; null for another method. */
  card: string | null;
  /** The last four digits of the card. */
  cardDigits: string | null;
}

/** A payment that is disputed at its bank. */
export interface Dispute {
  id: string;
  /** The disputed attempt. */
  intentId: string | null;
  amount: number;
  currency: string;
  /** The reason, in the service's word for it: `fraudulent`, `product_not_received`, … */
  reason: string;
  status: DisputeStatus;
  /** True while the money is withdrawn from us. */
  isWithdrawn: boolean;
  dueBy: Date | null;
}

/**
 * The object an event is about; its state is then read from the service. `refunds` are those of an attempt, which has
 * the id.
 */
export type EventSubject = { kind: 'intent' | 'dispute' | 'refund' | 'refunds'; id: string };

export interface RefundRequest {
  intentId: string;
  amount: number;
  /** Our own name of it and how often it was sent before, returned with its events. */
  refundId: string;
  tries: number;
}

/** A refund at the payment service: a bank may still turn it down days later. */
export interface SentRefund {
  /** The service's id of it. */
  id: string;
  /** The refunded attempt. */
  intentId: string | null;
  /** Minor units. */
  amount: number;
  /** Our own name of it; null for one that was made in the service's dashboard. */
  refundId: string | null;
  tries: number;
  /** The reason it failed, or null while it may arrive. */
  refusal: string | null;
}

export interface Charge {
  /** Our own id of the attempt, by which it is found where the answer was lost. */
  attemptId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  with: ChargedWith;
  bookingId: string;
  idempotencyKey: string;
  /** The longest wait for the answer. */
  patienceMs: number;
}

/** The first and the last time an attempt without an answer was sent to the service. */
export interface LostAttempt {
  attemptId: string;
  since: Date;
  until: Date;
}

/** A movement in the service's own books. */
export interface Movement {
  id: string;
  kind: ProcessorTransactionKind;
  /**
   * The object of ours it belongs to: `charge:<attempt>`, `refund:<our refund>`, `dispute:<dispute>`; null for none.
   */
  subject: string | null;
  bookingId: string | null;
  /** Minor units of the currency it was charged in; outgoing amounts are negative. */
  amount: number;
  currency: string;
  /** The fee deducted by the service, in the currency it settles in. */
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

/**
 * Takes and returns money; one file of `providers` each. Every call throws CubbyError UNAVAILABLE when the service
 * cannot answer now: what was asked may have been done all the same.
 */
export interface PaymentGateway {
  provider: PaymentProvider;
  publishableKey: string | null;
  browserOrigins: BrowserOrigins;
  /** The path its events arrive at, and the header with their signature. */
  webhook: { path: `/v2/payments/${string}/webhook`; signatureHeader: string };
  /** @throws CubbyError PAYMENT_FAILED with the bank's reason, when the card is refused. */
  charge(charge: Charge): Promise<PaymentIntent>;
  /**
   * Sends a charge again whose answer was lost; under its key it is made once. Null where the service repeats that it
   * failed, and has no such attempt. @throws CubbyError PAYMENT_FAILED.
   */
  chargeAgain(charge: Charge, lost: LostAttempt): Promise<PaymentIntent | null>;
  /** Finds the attempt whose answer was lost; null where the service has none. It charges nothing. */
  findLost(attempt: LostAttempt): Promise<PaymentIntent | null>;
  /** Creates a customer at the service, to save cards with; returns its id there. */
  createCustomer(userId: string): Promise<string>;
  /**
   * Lets the form in the browser show, save and remove that customer's cards; null for a customer that is unknown
   * there.
   */
  openKeptCards(customerId: string): Promise<string | null>;
  /** Deletes a customer with every saved card; one that is deleted already is no error. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Returns the state of an attempt; null for one that is unknown to the service. */
  find(intentId: string): Promise<PaymentIntent | null>;
  /** Cancels an unfinished attempt. Returns its final state: it may have been paid in that very moment. */
  end(intentId: string): Promise<PaymentIntent | null>;
  /**
   * Returns why the service refuses for good, or null when the money is on its way.
   */
  refund(refund: RefundRequest): Promise<string | null>;
  /** Returns the state of a refund that was on its way; null for one that is unknown to the service. */
  findRefund(refundId: string): Promise<SentRefund | null>;
  /** Lists the refunds of an attempt, whoever has made them. */
  listRefunds(intentId: string): Promise<SentRefund[]>;
  /** Returns a dispute; null for one that is unknown to the service. */
  findDispute(disputeId: string): Promise<Dispute | null>;
  /** Submits our evidence to the bank, once and for all. @throws when it cannot be reached now. */
  sendEvidence(disputeId: string, evidence: DisputeEvidence): Promise<void>;
  /** Lists movements in the service's books since an instant, each under its own id, in any order. */
  listMovements(since: Date): AsyncIterable<Movement>;
  /** Returns the page where staff see the subject of a movement at the service; null where there is none. */
  dashboardUrl(subject: string): string | null;
  /** Reads the subject of a webhook, where it matters to us. @throws when its signature is not the service's. */
  readWebhook(payload: string, signature: string): EventSubject | null;
}

export interface HasPayments {
  payments: PaymentGateway;
}
