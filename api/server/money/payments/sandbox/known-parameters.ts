import type Stripe from 'stripe';
import { type Answer, refused } from './sandbox-objects.ts';

/**
 * The names a call takes, and whether it requires them: unknown names do not compile, and neither does a missing
 * required one.
 */
type Parameters<Call> = { [Name in RequiredOf<Call>]: 'required' } & { [Name in keyof Call]?: 'required' | 'optional' };
type RequiredOf<Call> = { [Name in keyof Call]-?: object extends Pick<Call, Name> ? never : Name }[keyof Call];

/**
 * The parameters we send with each call. The SDK's types are generated from Stripe's published description of its API:
 * they check this table, and the table checks what is sent at runtime.
 */
const PAYMENT_INTENT: Parameters<Stripe.PaymentIntentCreateParams> = {
  amount: 'required',
  currency: 'required',
  automatic_payment_methods: 'optional',
  confirm: 'optional',
  confirmation_token: 'optional',
  customer: 'optional',
  expand: 'optional',
  metadata: 'optional',
  payment_method: 'optional',
  return_url: 'optional',
  use_stripe_sdk: 'optional',
};
const CANCEL: Parameters<Stripe.PaymentIntentCancelParams> = { cancellation_reason: 'optional' };
const REFUND: Parameters<Stripe.RefundCreateParams> = {
  amount: 'optional',
  metadata: 'optional',
  payment_intent: 'optional',
};
const CUSTOMER: Parameters<Stripe.CustomerCreateParams> = { metadata: 'optional' };
const CUSTOMER_SESSION: Parameters<Stripe.CustomerSessionCreateParams> = {
  components: 'required',
  customer: 'optional',
};
const DISPUTE: Parameters<Stripe.DisputeUpdateParams> = { evidence: 'optional', submit: 'optional' };

const CALLS: readonly { path: RegExp; parameters: Readonly<Record<string, 'required' | 'optional'>> }[] = [
  { path: /^\/v1\/payment_intents$/, parameters: PAYMENT_INTENT },
  { path: /^\/v1\/payment_intents\/\w+\/cancel$/, parameters: CANCEL },
  { path: /^\/v1\/refunds$/, parameters: REFUND },
  { path: /^\/v1\/customers$/, parameters: CUSTOMER },
  { path: /^\/v1\/customer_sessions$/, parameters: CUSTOMER_SESSION },
  { path: /^\/v1\/disputes\/\w+$/, parameters: DISPUTE },
];

/** Refuses unknown and missing parameters as Stripe does; null when there are none. */
export function checkParameters(path: string, form: URLSearchParams): Answer | null {
  const call = CALLS.find((each) => each.path.test(path));
  if (!call) return null;
  const sent = new Set([...form.keys()].map((name) => name.replace(/\[.*$/, '')));
  const unknown = [...sent].find((name) => !(name in call.parameters));
  if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
  const lacking = Object.keys(call.parameters).find((name) => call.parameters[name] === 'required' && !sent.has(name));
  return lacking ? refused('parameter_missing', `Missing required param: ${lacking}.`, lacking) : null;
}
