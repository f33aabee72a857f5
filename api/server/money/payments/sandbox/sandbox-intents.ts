import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { withLanguage } from '../../../../contract/rules/addresses.ts';
import { LANGUAGES } from '../../../../contract/vocabulary/languages.ts';
import { checkCharge } from './check-charge.ts';
import { recordBalance } from './sandbox-balance.ts';
import { keepMethod, methodOfToken } from './sandbox-methods.ts';
import {
  type Answer,
  answerWith,
  type Listed,
  missing,
  object,
  refused,
  type SandboxObject,
  type SandboxStore,
} from './sandbox-objects.ts';
import { outcomeOf } from './test-cards.ts';

type Status = Listed<Stripe.PaymentIntent.Status>;

export async function createIntent(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const wrong = checkCharge(form);
  if (wrong) return wrong;
  const named = form.get('confirmation_token');
  const token = named ? await store.find(named) : undefined;
  if (named && token?.object !== 'confirmation_token') return missing('confirmation_token');
  if (token?.payment_intent)
    return refused('token_already_used', 'This ConfirmationToken has been used.', 'confirmation_token');
  const method = token && (await methodOfToken(store, token));
  const intent = newIntent(form, { method: method?.id ?? null, keeps: token?.setup_future_usage === 'on_session' });
  if (token) await store.save({ ...token, payment_intent: intent.id });

  if (method?.type === 'paypal') {
    const returnUrl = form.get('return_url') ?? '';
    return answerWith(store, waiting(intent, trialPage(intent.id, returnUrl), returnUrl), key);
  }
  const outcome = outcomeOf(String((method?.metadata as Stripe.Metadata | undefined)?.method ?? intent.payment_method));
  if (outcome.kind === 'authenticate')
    return answerWith(store, waiting(intent, authenticationPath(intent.id), null), key);
  if (outcome.kind === 'decline') {
    const error = { ...CARD_ERROR, code: outcome.code, decline_code: outcome.declineCode, message: outcome.message };
    const status: Status = 'requires_payment_method';
    await store.save({ ...intent, status, last_payment_error: error, error }, key);
    return { status: 402, body: { error } };
  }
  await settle(store, intent);
  return answerWith(store, intent, key);
}

export async function cancelIntent(store: SandboxStore, id: string, form: URLSearchParams): Promise<Answer> {
  const intent = await store.find(id);
  if (!intent) return missing();
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return refused('payment_intent_unexpected_state', `You cannot cancel a PaymentIntent that is ${intent.status}.`);
  const status: Status = 'canceled';
  return answerWith(store, {
    ...intent,
    status,
    next_action: null,
    cancellation_reason: form.get('cancellation_reason'),
  });
}

/** Returns the traveller's answer to their bank or at PayPal; undefined when no answer was needed. */
export async function authenticateIntent(
  store: SandboxStore,
  id: string,
  confirmed: boolean,
): Promise<{ returnUrl: string | null } | undefined> {
  const intent = await store.find(id);
  if (intent?.status !== 'requires_action') return undefined;
  const { redirect_to_url: redirect } = intent.next_action as Stripe.PaymentIntent.NextAction;
  const status: Status = confirmed ? 'succeeded' : 'requires_payment_method';
  if (confirmed) await settle(store, intent);
  await store.save({ ...intent, status, next_action: null, last_payment_error: confirmed ? null : UNCONFIRMED });
  if (!redirect?.return_url) return { returnUrl: null };
  const back = new URL(redirect.return_url);
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('payment_intent_client_secret', String(intent.client_secret));
  back.searchParams.set('redirect_status', confirmed ? 'succeeded' : 'failed');
  return { returnUrl: back.href };
}

export function authenticationPath(intentId: string): string {
  return `/_sandbox/stripe/authenticate/${intentId}`;
}

const CARD_ERROR = { type: 'card_error' satisfies Stripe.PaymentIntent.LastPaymentError.Type, param: null };
const UNCONFIRMED = {
  ...CARD_ERROR,
  code: 'payment_intent_authentication_failure' satisfies Listed<Stripe.PaymentIntent.LastPaymentError.Code>,
  decline_code: null,
  message: 'The payer did not confirm the payment.',
};

/** Renders the page that replaces PayPal's, in the language of the page it returns to. */
function trialPage(intentId: string, returnUrl: string): string {
  const { origin, pathname } = new URL(returnUrl);
  const language = LANGUAGES.find((code) => pathname.startsWith(`/${code}/`)) ?? 'en';
  return origin + withLanguage(`/checkout/trial/${intentId}`, language);
}

function waiting(intent: SandboxObject, url: string, returnUrl: string | null): SandboxObject {
  const next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url, return_url: returnUrl },
  } satisfies Stripe.PaymentIntent.NextAction;
  const status: Status = 'requires_action';
  return { ...intent, status, next_action };
}

async function settle(store: SandboxStore, intent: SandboxObject) {
  const { customer, payment_method, setup_future_usage, id, amount, currency, metadata } = intent;
  const { livemode: _, ...charge } = object('charge', 'ch');
  const source = { ...charge, amount: Number(amount), currency: String(currency), metadata, payment_intent: id };
  await recordBalance(store, 'charge', source.amount, source);
  if (customer && payment_method && setup_future_usage)
    await keepMethod(store, String(customer), String(payment_method));
}

function newIntent(form: URLSearchParams, { method, keeps }: { method: string | null; keeps: boolean }) {
  const named = object('payment_intent', 'pi');
  const amount = Number(form.get('amount'));
  const redirects = form.get('automatic_payment_methods[allow_redirects]') === 'never' ? 'never' : 'always';
  return {
    ...named,
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: redirects },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${named.id}_secret_${randomBytes(8).toString('hex')}`,
    confirmation_method: 'automatic',
    currency: form.get('currency') ?? '',
    customer: form.get('customer'),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    metadata: {
      booking_id: form.get('metadata[booking_id]') ?? '',
      attempt_id: form.get('metadata[attempt_id]') ?? '',
    },
    next_action: null,
    on_behalf_of: null,
    payment_method: method ?? form.get('payment_method'),
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'link', 'paypal'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: keeps ? 'on_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}
