import { checkParameters } from './known-parameters.ts';
import { createCustomer, deleteCustomer, openSession } from './sandbox-customers.ts';
import { cancelIntent, createIntent } from './sandbox-intents.ts';
import { findMethod } from './sandbox-methods.ts';
import { type Answer, answerWith, listPage, missing, type SandboxStore } from './sandbox-objects.ts';
import { createRefund } from './sandbox-refunds.ts';

/**
 * Answers the few calls we make of Stripe's HTTP API as Stripe does: the same shapes, the same test payment methods,
 * declines as 402 with a card error, idempotency keys honoured, unknown parameters refused.
 */
export function sandboxStripe(store: SandboxStore): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const { status, body } = await answer(store, request, path, form);
    const asked = [...form, ...new URL(request.url).searchParams].filter(([name]) => name.startsWith('expand['));
    return new Response(JSON.stringify(asked.length > 0 ? await withMethods(store, body) : body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}

/** The kinds that can be listed, with the beginning of their ids. */
const LISTS: Record<string, string> = {
  '/v1/balance_transactions': 'txn_',
  '/v1/payment_intents': 'pi_',
  '/v1/refunds': 're_',
};

async function answer(store: SandboxStore, request: Request, path: string, form: URLSearchParams): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  if (request.method === 'POST')
    return store.atomically(
      key,
      async () => (await repeated(store, key)) ?? checkParameters(path, form) ?? post(store, path, form, key),
    );
  const prefix = LISTS[path];
  if (prefix) return listPage(store, prefix, new URL(request.url));
  const [, kind, id] = path.match(/^\/v1\/(payment_intents|disputes|refunds|customers)\/(\w+)$/) ?? [];
  if (request.method === 'DELETE' && kind === 'customers' && id) return deleteCustomer(store, id);
  const found = id ? await store.find(id) : undefined;
  return found ? { status: 200, body: found } : missing();
}

/** Replaces the id of what an intent, or each of a list, was paid with by the object: all that we ask to expand. */
async function withMethods(store: SandboxStore, body: unknown): Promise<unknown> {
  const { data, payment_method: id } = body as { data?: unknown[]; payment_method?: string | null };
  if (data) return { ...(body as object), data: await Promise.all(data.map((each) => withMethods(store, each))) };
  return id ? { ...(body as object), payment_method: await findMethod(store, id) } : body;
}

/** Returns the answer that a request with this key has had before. */
async function repeated(store: SandboxStore, key: string | null): Promise<Answer | null> {
  const before = key ? await store.findByKey(key) : undefined;
  if (!before) return null;
  return before.error ? { status: 402, body: { error: before.error } } : { status: 200, body: before };
}

async function post(store: SandboxStore, path: string, form: URLSearchParams, key: string | null): Promise<Answer> {
  if (path === '/v1/payment_intents') return createIntent(store, form, key);
  if (path === '/v1/refunds') return createRefund(store, form, key);
  if (path === '/v1/customers') return createCustomer(store, form, key);
  if (path === '/v1/customer_sessions') return openSession(store, form, key);
  const [, ended] = path.match(/^\/v1\/payment_intents\/(\w+)\/cancel$/) ?? [];
  if (ended) return cancelIntent(store, ended, form);
  const [, contested] = path.match(/^\/v1\/disputes\/(\w+)$/) ?? [];
  return contested ? takeEvidence(store, contested, form) : missing();
}

async function takeEvidence(store: SandboxStore, id: string, form: URLSearchParams): Promise<Answer> {
  const dispute = await store.find(id);
  if (!dispute) return missing();
  const evidence = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = name.match(/^evidence\[(\w+)\]$/) ?? [];
      return field ? [[field, value]] : [];
    }),
  );
  const status = form.get('submit') === 'true' ? 'under_review' : dispute.status;
  return answerWith(store, { ...dispute, evidence, status });
}
