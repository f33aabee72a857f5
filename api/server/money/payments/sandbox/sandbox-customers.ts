import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type Answer, answerWith, missing, object, type SandboxStore, seconds } from './sandbox-objects.ts';

const SESSION_SECONDS = 30 * 60;

export async function createCustomer(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const customer = {
    ...object('customer', 'cus'),
    balance: 0,
    default_source: null,
    description: null,
    email: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: { user_id: form.get('metadata[user_id]') ?? '' },
    shipping: null,
  } satisfies Stripe.Customer;
  return answerWith(store, customer, key);
}

/** Deletes a customer and their saved cards. */
export async function deleteCustomer(store: SandboxStore, id: string): Promise<Answer> {
  const customer = await store.find(id);
  if (!customer || customer.deleted) return missing('id');
  await store.save({ id: cardsOf(id), ids: [] });
  return answerWith(store, { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer);
}

export async function openSession(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const customer = await store.find(form.get('customer') ?? '');
  if (!customer || customer.deleted) return missing('customer');
  const created = seconds();
  const session = {
    object: 'customer_session',
    client_secret: `cuss_secret_${randomBytes(24).toString('hex')}`,
    created,
    customer: customer.id,
    customer_account: null,
    expires_at: created + SESSION_SECONDS,
    livemode: false,
  } satisfies Stripe.CustomerSession;
  return answerWith(store, { ...session, id: session.client_secret }, key);
}

/** Returns the customer whose cards a session opens; null when it has expired. */
export async function customerOfSession(store: SandboxStore, secret: string): Promise<string | null> {
  const session = await store.find(secret);
  if (session?.object !== 'customer_session' || Number(session.expires_at) < seconds()) return null;
  return String(session.customer);
}

/** Lists a customer's saved cards, latest first. */
export async function listKept(store: SandboxStore, customer: string): Promise<string[]> {
  const kept = await store.find(cardsOf(customer));
  return (kept?.ids as string[] | undefined) ?? [];
}

export async function saveKept(store: SandboxStore, customer: string, ids: readonly string[]): Promise<void> {
  await store.save({ id: cardsOf(customer), ids });
}

/** Names the list of a customer's cards: the sandbox finds objects by name alone. */
function cardsOf(customer: string): string {
  return `${customer}_cards`;
}
