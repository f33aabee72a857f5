import Stripe from 'stripe';
import { CubbyError, type PaymentErrorDetail } from '../../contract/errors.ts';
import type { Config } from '../config.ts';

/** An attempt to take money, as far as we need to know it. */
export interface PaymentIntent {
  id: string;
  status: 'succeeded' | 'requires_action' | 'failed' | 'processing';
  amount: number;
  currency: string;
  /** Which hold it pays for, as we told when charging. */
  bookingId: string | null;
  clientSecret: string | null;
  nextAction: { type: string; url: string } | null;
  /** What the bank said when it refused. */
  refusal: PaymentErrorDetail | null;
}

export interface Charge {
  /** Minor units. */
  amount: number;
  currency: string;
  paymentMethod: string;
  bookingId: string;
  idempotencyKey: string;
}

/** Takes and returns money through Stripe's SDK; the sandbox is the same SDK talking to our own stand-in. */
export interface PaymentGateway {
  provider: 'stripe' | 'sandbox';
  publishableKey: string | null;
  /** @throws CubbyError PAYMENT_FAILED with what the bank said, when the card is refused. */
  charge(charge: Charge): Promise<PaymentIntent>;
  find(intentId: string): Promise<PaymentIntent>;
  refund(refund: { intentId: string; amount: number; idempotencyKey: string }): Promise<void>;
  /** The intent a webhook speaks of. @throws when its signature is not Stripe's. */
  readWebhook(payload: string, signature: string): string | null;
}

/** Stripe itself, or whatever answers at `apiBase`. */
export function stripeGateway(stripe: NonNullable<Config['stripe']>): PaymentGateway {
  const base = stripe.apiBase ? new URL(stripe.apiBase) : null;
  const sdk = new Stripe(stripe.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(base && {
      host: base.hostname,
      port: Number(base.port) || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
  return gatewayOf(sdk, 'stripe', stripe.publishableKey, stripe.webhookSecret);
}

/** The same SDK over a function that answers like Stripe. */
export function sandboxGateway(answer: typeof fetch): PaymentGateway {
  const sdk = new Stripe('sk_test_sandbox', { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 });
  return gatewayOf(sdk, 'sandbox', null, 'whsec_sandbox');
}

function gatewayOf(
  sdk: Stripe,
  provider: PaymentGateway['provider'],
  publishableKey: string | null,
  webhookSecret: string,
): PaymentGateway {
  return {
    provider,
    publishableKey,
    charge: async ({ amount, currency, paymentMethod, bookingId, idempotencyKey }) => {
      try {
        const intent = await sdk.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            payment_method: paymentMethod,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            confirm: true,
            use_stripe_sdk: true,
            metadata: { booking_id: bookingId },
          },
          { idempotencyKey },
        );
        return present(intent);
      } catch (error) {
        throw cardError(error);
      }
    },
    find: async (intentId) => present(await sdk.paymentIntents.retrieve(intentId)),
    refund: async ({ intentId, amount, idempotencyKey }) => {
      await sdk.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey });
    },
    readWebhook: (payload, signature) => {
      const event = sdk.webhooks.constructEvent(payload, signature, webhookSecret);
      return event.type.startsWith('payment_intent.') ? (event.data.object as { id: string }).id : null;
    },
  };
}

function present(intent: Stripe.PaymentIntent): PaymentIntent {
  const redirect = intent.next_action?.redirect_to_url?.url;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    bookingId: intent.metadata.booking_id ?? null,
    clientSecret: intent.client_secret,
    nextAction: redirect ? { type: 'redirect_to_url', url: redirect } : null,
    refusal: intent.last_payment_error ? detailOf(intent.last_payment_error) : null,
  };
}

function statusOf(status: Stripe.PaymentIntent.Status): PaymentIntent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'requires_action') return 'requires_action';
  return status === 'processing' || status === 'requires_confirmation' ? 'processing' : 'failed';
}

function cardError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeCardError)) return error;
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

/** The SDK gives absent fields as empty texts. */
function detailOf(raw: Partial<Record<keyof PaymentErrorDetail, string | null | undefined>>): PaymentErrorDetail {
  return {
    code: raw.code || null,
    decline_code: raw.decline_code || null,
    message: raw.message || null,
    param: raw.param || null,
    type: raw.type || null,
  };
}
