import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import Stripe from 'stripe';
import { CubbyError, type PaymentErrorDetail } from '../../../../contract/errors.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { ChargedWith } from '../../../platform/database/json-columns.ts';
import type { Config } from '../../../platform/settings/config.ts';
import type {
  BrowserOrigins,
  Charge,
  Dispute,
  EventSubject,
  LostAttempt,
  PaymentGateway,
  PaymentIntent,
  SentRefund,
} from '../gateway.ts';
import { databaseSandboxStore } from '../sandbox/kept-objects.ts';
import { sandboxStripe } from '../sandbox/sandbox-stripe.ts';
import { SANDBOX_WEBHOOK_SECRET } from '../sandbox/send-event.ts';
import { movementOf } from './stripe-movements.ts';
import { traceStripe } from './trace-stripe.ts';

/** The time limit of a call to Stripe; a person may wait for two. A charge has a limit of its own. */
const PATIENCE_MS = 4_000;
/** A page of the books is long, and only a job waits for it. */
const LISTING_MS = 20_000;

/** Opens Stripe itself, or the server at `apiBase`. */
export function stripeGateway(stripe: NonNullable<Config['stripe']>): PaymentGateway {
  return gatewayOf(connectStripe(stripe), 'stripe', stripe.publishableKey, stripe.webhookSecret);
}

/** Returns the SDK with our key and our time limit. */
export function connectStripe({ secretKey, apiBase }: NonNullable<Config['stripe']>): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: PATIENCE_MS,
    httpClient: traceStripe(Stripe.createNodeHttpClient()),
    ...(base && {
      host: base.hostname,
      port: Number(base.port) || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** The path at which Stripe tells us about events. */
export const STRIPE_WEBHOOK_PATH = '/v2/payments/stripe/webhook';

/** The events without which a payment, a dispute or a refund would be settled late. */
export const STRIPE_WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

/** Opens the same SDK over a function that answers like Stripe and stores its objects in the database. */
export function sandboxGateway(database: Database): PaymentGateway {
  const answer = sandboxStripe(databaseSandboxStore(database));
  const sdk = new Stripe('sk_test_sandbox', { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 });
  return gatewayOf(sdk, 'sandbox', null, SANDBOX_WEBHOOK_SECRET);
}

function gatewayOf(
  sdk: Stripe,
  provider: PaymentGateway['provider'],
  publishableKey: string | null,
  webhookSecret: string,
): PaymentGateway {
  return whileReachable({
    provider,
    publishableKey,
    browserOrigins: provider === 'stripe' ? STRIPE_ORIGINS : NO_ORIGINS,
    webhook: { path: STRIPE_WEBHOOK_PATH, signatureHeader: 'stripe-signature' },
    charge: (charge) => createIntent(sdk, charge),
    chargeAgain: async (charge, lost) => {
      try {
        return await createIntent(sdk, charge);
      } catch (error) {
        // Stripe repeats its own failure for a day, too. What it has done before failing stands in its list.
        if (!(error instanceof Stripe.errors.StripeAPIError && Number(error.statusCode) >= 500)) throw error;
        return findLost(sdk, lost);
      }
    },
    findLost: (lost) => findLost(sdk, lost),
    createCustomer: async (userId) => (await sdk.customers.create({ metadata: { user_id: userId } })).id,
    openKeptCards: (customerId) =>
      unlessMissing(async () => {
        const { client_secret } = await sdk.customerSessions.create({ customer: customerId, components: KEPT_CARDS });
        return client_secret;
      }),
    forgetCustomer: async (customerId) => {
      await unlessMissing(() => sdk.customers.del(customerId));
    },
    find: (intentId) => findIntent(sdk, intentId),
    findDispute: (disputeId) => unlessMissing(async () => serializeDispute(await sdk.disputes.retrieve(disputeId))),
    sendEvidence: async (disputeId, evidence) => {
      await sdk.disputes.update(disputeId, { evidence, submit: true });
    },
    end: (intentId) =>
      sdk.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }).then(present, (error: unknown) => {
        // It cannot be cancelled: its current state is the answer.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return findIntent(sdk, intentId);
        throw error;
      }),
    refund: async ({ intentId, amount, refundId, tries }) => {
      const metadata = { refund_id: refundId, tries };
      const idempotencyKey = tries === 0 ? `refund:${refundId}` : `refund:${refundId}:${tries}`;
      try {
        const sent = await sdk.refunds.create({ payment_intent: intentId, amount, metadata }, { idempotencyKey });
        return serializeRefund(sent).refusal;
      } catch (error) {
        if (!isFinal(error)) throw error;
        return error.message;
      }
    },
    findRefund: (refundId) => unlessMissing(async () => serializeRefund(await sdk.refunds.retrieve(refundId))),
    listRefunds: async (intentId) => {
      const refunds: SentRefund[] = [];
      for await (const refund of sdk.refunds.list({ payment_intent: intentId, limit: 100 }))
        refunds.push(serializeRefund(refund));
      return refunds;
    },
    listMovements: async function* (since) {
      const created = { gte: inSeconds(since) };
      const page = { created, limit: 100, expand: ['data.source'] };
      const all = sdk.balanceTransactions.list(page, { timeout: LISTING_MS });
      for await (const transaction of all) yield movementOf(transaction);
    },
    dashboardUrl: (subject) => {
      if (provider !== 'stripe') return null;
      const query = new URLSearchParams({ query: subject.slice(subject.indexOf(':') + 1) });
      return `https://dashboard.stripe.com/search?${query}`;
    },
    readWebhook: (payload, signature) => {
      const event = sdk.webhooks.constructEvent(payload, signature, webhookSecret);
      requireNoFuture(signature, sdk.webhooks.DEFAULT_TOLERANCE);
      if (event.type === 'charge.refunded') return refundsOf(event.data.object);
      const { id } = event.data.object as { id: string };
      if (event.type.startsWith('payment_intent.')) return { kind: 'intent', id };
      if (event.type.startsWith('charge.dispute.')) return { kind: 'dispute', id };
      return event.type.startsWith('refund.') ? { kind: 'refund', id } : null;
    },
  });
}

/**
 * Refuses a signature of the future. The SDK refuses those that are older than the tolerance, in seconds, and none that
 * claims to be younger than now: whoever has one could repeat its event for as long.
 */
function requireNoFuture(signature: string, tolerance: number): void {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  if (Math.max(...times) > Date.now() / 1000 + tolerance) throw new Error('Timestamp outside the tolerance zone');
}

/** Returns the same gateway with an error of the catalogue wherever Stripe cannot answer now. */
function whileReachable(gateway: PaymentGateway): PaymentGateway {
  const members = Object.entries(gateway).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    return [
      name,
      (...input: unknown[]) => {
        const answer: unknown = member(...input);
        return answer instanceof Promise ? answer.catch(failWithUnavailable) : answer;
      },
    ];
  });
  return Object.fromEntries(members);
}

/** Throws an error again: as UNAVAILABLE where Stripe did not answer, not in its language, or asks to come again. */
function failWithUnavailable(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError) || !isTrouble(error)) throw error;
  const away = new CubbyError('UNAVAILABLE', 'The payment service does not respond: try again in a moment.');
  away.cause = error;
  throw away;
}

function isTrouble(error: Stripe.errors.StripeError): boolean {
  const { StripeConnectionError, StripeAPIError } = Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeAPIError) return true;
  // In conflict with a call for the same key that is not over, or too many calls.
  return error.statusCode === 409 || error.statusCode === 429;
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_ORIGINS: BrowserOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};
const NO_ORIGINS: BrowserOrigins = { scripts: [], frames: [], connections: [] };

/** Saves a card for its owner to choose again, never to be charged without them. */
const KEPT_CARDS: Stripe.CustomerSessionCreateParams.Components = {
  payment_element: {
    enabled: true,
    features: {
      payment_method_redisplay: 'enabled',
      payment_method_save: 'enabled',
      payment_method_save_usage: 'on_session',
      payment_method_remove: 'enabled',
    },
  },
};

/**
 * Returns the parameters of a charge. A payment method without a form comes from a caller without a browser, who cannot
 * be sent to another page.
 */
function chargedWith(means: ChargedWith): Omit<Stripe.PaymentIntentCreateParams, 'amount' | 'currency'> {
  if ('paymentMethod' in means)
    return {
      payment_method: means.paymentMethod,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    };
  return {
    confirmation_token: means.confirmationToken,
    automatic_payment_methods: { enabled: true },
    return_url: means.returnUrl,
    ...(means.customerId && { customer: means.customerId }),
  };
}

async function createIntent(
  sdk: Stripe,
  { attemptId, amount, currency, with: means, bookingId, idempotencyKey, patienceMs }: Charge,
): Promise<PaymentIntent> {
  try {
    const intent = await sdk.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        ...chargedWith(means),
        confirm: true,
        use_stripe_sdk: true,
        metadata: { booking_id: bookingId, attempt_id: attemptId },
        expand: [METHOD],
      },
      // The SDK does not repeat it: the person who waits decides about that.
      { idempotencyKey, timeout: patienceMs, maxNetworkRetries: 0 },
    );
    return present(intent);
  } catch (error) {
    throw cardError(error);
  }
}

/** The difference allowed between Stripe's clock and ours. */
const CLOCK_MINUTES = 5;

async function findLost(sdk: Stripe, { attemptId, since, until }: LostAttempt): Promise<PaymentIntent | null> {
  const gte = inSeconds(subMinutes(since, CLOCK_MINUTES));
  const lte = inSeconds(addMinutes(until, CLOCK_MINUTES));
  for await (const intent of sdk.paymentIntents.list({ created: { gte, lte }, limit: 100, expand: [`data.${METHOD}`] }))
    if (intent.metadata.attempt_id === attemptId) return present(intent);
  return null;
}

function findIntent(sdk: Stripe, intentId: string): Promise<PaymentIntent | null> {
  return unlessMissing(async () => present(await sdk.paymentIntents.retrieve(intentId, { expand: [METHOD] })));
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/**
 * Tells whether a refusal is final: the same request is refused again tomorrow, unless the account only lacked money at
 * the time.
 */
function isFinal(error: unknown): error is Error {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient';
}

function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** The field with the means of payment: only its id is answered unless the object is asked for. */
const METHOD = 'payment_method';

function present(intent: Stripe.PaymentIntent): PaymentIntent {
  const { [METHOD]: method } = intent;
  const card = typeof method === 'object' ? method?.card : null;
  const redirect = intent.next_action?.redirect_to_url?.url;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    bookingId: intent.metadata.booking_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    clientSecret: intent.client_secret,
    nextAction: redirect ? { type: 'redirect_to_url', url: redirect } : null,
    refusal: intent.last_payment_error ? detailOf(intent.last_payment_error) : null,
    card: card?.fingerprint ?? null,
    cardDigits: card?.last4 ?? null,
  };
}

/** Returns the subject of a refunded charge; null for one without an attempt, which is not ours. */
function refundsOf({ payment_intent: intent }: Stripe.Charge): EventSubject | null {
  const id = idOf(intent);
  return id === null ? null : { kind: 'refunds', id };
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

function serializeRefund(refund: Stripe.Refund): SentRefund {
  const { id, amount, status, failure_reason, metadata, payment_intent } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    id,
    amount,
    intentId: idOf(payment_intent),
    refundId: metadata?.refund_id || null,
    tries: Number(metadata?.tries ?? 0),
    refusal: hasFailed ? (failure_reason ?? status) : null,
  };
}

function serializeDispute(dispute: Stripe.Dispute): Dispute {
  const { id, amount, currency, reason, status, payment_intent: intent, evidence_details } = dispute;
  // Withdrawn and returned amounts are listed together, in the account's own currency: only their sign is used.
  const moved = dispute.balance_transactions.reduce((sum, transaction) => sum + transaction.amount, 0);
  return {
    id,
    intentId: idOf(intent),
    amount,
    currency: currency.toUpperCase(),
    reason,
    status: status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open',
    isWithdrawn: moved < 0,
    dueBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1000) : null,
  };
}

function statusOf(status: Stripe.PaymentIntent.Status): PaymentIntent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'requires_action') return 'requires_action';
  if (status === 'canceled') return 'ended';
  return status === 'processing' || status === 'requires_confirmation' ? 'processing' : 'failed';
}

/**
 * The parameters whose refusal is like that of a card. A token that was used, has expired or never existed is made anew
 * by another try; an amount or a currency that cannot be charged is refused for good.
 */
const REFUSED_LIKE_CARDS = ['confirmation_token', 'amount', 'currency'];

function cardError(error: unknown): unknown {
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError && REFUSED_LIKE_CARDS.includes(error.param ?? '');
  if (!(error instanceof Stripe.errors.StripeCardError) && !isRefused) return error;
  return new CubbyError('PAYMENT_FAILED', error.message, {
    payment: detailOf({
      code: error.code,
      decline_code: error.decline_code,
      message: error.message,
      param: error.param,
      type: error.rawType,
    }),
  });
}

/** Reads the details of an error; the SDK gives absent fields as empty texts. */
function detailOf(raw: Partial<Record<keyof PaymentErrorDetail, string | null | undefined>>): PaymentErrorDetail {
  return {
    code: raw.code || null,
    decline_code: raw.decline_code || null,
    message: raw.message || null,
    param: raw.param || null,
    type: raw.type || null,
  };
}
