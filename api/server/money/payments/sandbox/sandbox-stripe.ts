import { randomBytes } from 'node:crypto';
import { outcomeOf } from './test-cards.ts';

/** Where the sandbox keeps what it has answered, so that it survives a restart like the real service. */
export interface SandboxStore {
  find(id: string): Promise<SandboxObject | undefined>;
  findByKey(idempotencyKey: string): Promise<SandboxObject | undefined>;
  save(object: SandboxObject, idempotencyKey?: string | null): Promise<void>;
}

export type SandboxObject = Record<string, unknown> & { id: string };

type Answer = { status: number; body: unknown };

/**
 * Answers the few calls we make of Stripe's HTTP API as Stripe does: the same shapes, the same test payment
 * methods, declines as 402 with a card error, idempotency keys honoured.
 */
export function sandboxStripe(store: SandboxStore): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const { status, body } = await answer(store, request, path, form);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
}

async function answer(store: SandboxStore, request: Request, path: string, form: URLSearchParams): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  const before = key ? await store.findByKey(key) : undefined;
  if (before) return before.error ? { status: 402, body: { error: before.error } } : { status: 200, body: before };
  if (request.method === 'POST' && path === '/v1/payment_intents') return createIntent(store, form, key);
  if (request.method === 'POST' && path === '/v1/refunds') return createRefund(store, form, key);
  const [, ended] = path.match(/^\/v1\/payment_intents\/(\w+)\/cancel$/) ?? [];
  if (request.method === 'POST' && ended) return cancelIntent(store, ended);
  const [, contested] = path.match(/^\/v1\/disputes\/(\w+)$/) ?? [];
  if (request.method === 'POST' && contested) return takeEvidence(store, contested, form);
  const [, id] = path.match(/^\/v1\/(?:payment_intents|disputes|refunds)\/(\w+)$/) ?? [];
  const found = id ? await store.find(id) : undefined;
  return found ? { status: 200, body: found } : missing();
}

async function createIntent(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const id = newId('pi');
  const outcome = outcomeOf(form.get('payment_method') ?? '');
  const intent: SandboxObject = {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    currency: form.get('currency'),
    client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
    metadata: { booking_id: form.get('metadata[booking_id]') },
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
  };
  if (outcome.kind === 'decline') {
    const error = {
      type: 'card_error',
      code: outcome.code,
      decline_code: outcome.declineCode,
      message: outcome.message,
      param: null,
    };
    await store.save({ ...intent, status: 'requires_payment_method', last_payment_error: error, error }, key);
    return { status: 402, body: { error } };
  }
  if (outcome.kind === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url: authenticationPath(id) } };
  }
  await store.save(intent, key);
  return { status: 200, body: intent };
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
  const body = { ...dispute, evidence, status: form.get('submit') === 'true' ? 'under_review' : dispute.status };
  await store.save(body);
  return { status: 200, body };
}

async function cancelIntent(store: SandboxStore, id: string): Promise<Answer> {
  const intent = await store.find(id);
  if (!intent) return missing();
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return refused('payment_intent_unexpected_state', `You cannot cancel a PaymentIntent that is ${intent.status}.`);
  const body = { ...intent, status: 'canceled', next_action: null };
  await store.save(body);
  return { status: 200, body };
}

async function createRefund(store: SandboxStore, form: URLSearchParams, key: string | null): Promise<Answer> {
  const intent = await store.find(form.get('payment_intent') ?? '');
  if (!intent) return missing();
  const amount = Number(form.get('amount') ?? intent.amount);
  const refunded = Number(intent.amount_refunded ?? 0) + amount;
  if (refunded > Number(intent.amount))
    return refused('charge_already_refunded', 'The refund is greater than the unrefunded amount.');
  await store.save({ ...intent, amount_refunded: refunded });
  const metadata = { refund_id: form.get('metadata[refund_id]'), tries: form.get('metadata[tries]') };
  const refund = {
    ...{ id: newId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' },
    ...{ failure_reason: null, metadata },
  };
  await store.save(refund, key);
  return { status: 200, body: refund };
}

/** What the traveller answered to their bank; false when there was nothing to answer. */
export async function authenticateIntent(store: SandboxStore, id: string, confirmed: boolean): Promise<boolean> {
  const intent = await store.find(id);
  if (intent?.status !== 'requires_action') return false;
  const refusal = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    decline_code: null,
    message: 'The bank could not confirm that it was you.',
    param: null,
  };
  await store.save({
    ...intent,
    status: confirmed ? 'succeeded' : 'requires_payment_method',
    next_action: null,
    last_payment_error: confirmed ? null : refusal,
  });
  return true;
}

export function authenticationPath(intentId: string): string {
  return `/_sandbox/stripe/authenticate/${intentId}`;
}

function missing(): Answer {
  return { ...refused('resource_missing', 'No such object.'), status: 404 };
}

function refused(code: string, message: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message } } };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
