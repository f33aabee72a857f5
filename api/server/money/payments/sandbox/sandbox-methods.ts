import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { listKept, saveKept } from './sandbox-customers.ts';
import { type Listed, object, type SandboxObject, type SandboxStore, seconds } from './sandbox-objects.ts';
import { faceOf } from './test-cards.ts';

const TOKEN_SECONDS = 12 * 60 * 60;
const NOBODY = { address: null, email: null, name: null, phone: null, tax_id: null };

/** The data the form in the browser has collected. */
export interface Gathered {
  type: 'card' | 'paypal' | 'link';
  /** A test payment method, or a saved card by its id. */
  method: string;
  wallet: 'apple_pay' | 'google_pay' | null;
  keep: boolean;
}

/** Creates a token as Stripe.js does from a submitted form: valid for one payment. */
export async function createToken(store: SandboxStore, gathered: Gathered): Promise<string> {
  const { type, method, keep } = gathered;
  const token = {
    ...object('confirmation_token', 'ctoken'),
    expires_at: seconds() + TOKEN_SECONDS,
    metadata: { method },
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: { billing_details: NOBODY, customer: null, customer_account: null, type },
    return_url: null,
    setup_future_usage: keep ? 'on_session' : null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  } satisfies Stripe.ConfirmationToken;
  await store.save({ ...token, wallet: gathered.wallet });
  return token.id;
}

/** Returns the payment method of a token: a saved one, or a new one. */
export async function methodOfToken(store: SandboxStore, token: SandboxObject): Promise<SandboxObject> {
  const { method = '' } = token.metadata as Stripe.Metadata;
  const kept = await store.find(method);
  if (kept?.object === 'payment_method') return kept;
  const { type } = token.payment_method_preview as { type: Gathered['type'] };
  const created = {
    ...object('payment_method', 'pm'),
    billing_details: NOBODY,
    customer: null,
    customer_account: null,
    metadata: { method },
    type: type satisfies Listed<Stripe.PaymentMethod.Type>,
    ...(type === 'card' && { card: cardOf(method, token.wallet as Gathered['wallet']) }),
  } satisfies Stripe.PaymentMethod;
  await store.save(created);
  return created;
}

/** Returns a payment method by its id; every test method exists. */
export async function findMethod(store: SandboxStore, id: string): Promise<SandboxObject> {
  return (await store.find(id)) ?? { id, object: 'payment_method', type: 'card', card: cardOf(id, null) };
}

/** Saves a card for its customer once a payment with it has succeeded. */
export async function keepMethod(store: SandboxStore, customer: string, id: string): Promise<void> {
  const method = await store.find(id);
  const kept = await listKept(store, customer);
  if (!method || kept.includes(id)) return;
  await store.save({ ...method, customer, allow_redisplay: 'always' });
  await saveKept(store, customer, [id, ...kept]);
}

function cardOf(method: string, wallet: Gathered['wallet']): Stripe.PaymentMethod.Card {
  const { brand, last4 } = faceOf(method);
  return {
    // The same for every payment with the card.
    fingerprint: createHash('sha256').update(`${brand} ${last4}`).digest('hex').slice(0, 16),
    brand,
    checks: null,
    country: 'GB',
    display_brand: brand,
    exp_month: 8,
    exp_year: 2039,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: wallet && { dynamic_last4: null, type: wallet },
  };
}
