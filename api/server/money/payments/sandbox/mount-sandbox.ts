import type { FastifyInstance } from 'fastify';
import { boolean, enums, integer, is, nullable, object, optional, type Struct, string } from 'superstruct';
import { CubbyError } from '../../../../contract/errors.ts';
import { findUnreadable } from '../../../../contract/rules/readable.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasPayments, PaymentGateway } from '../gateway.ts';
import { databaseSandboxStore } from './kept-objects.ts';
import { customerOfSession, listKept, saveKept } from './sandbox-customers.ts';
import { authenticateIntent } from './sandbox-intents.ts';
import { createToken } from './sandbox-methods.ts';
import type { SandboxObject, SandboxStore } from './sandbox-objects.ts';
import { createRefund, failRefund } from './sandbox-refunds.ts';
import { sendEvent } from './send-event.ts';

const PREFIX = '/_sandbox/stripe';

const Gathered = object({
  type: enums(['card', 'paypal', 'link']),
  method: string(),
  wallet: nullable(enums(['apple_pay', 'google_pay'])),
  keep: boolean(),
});
const Session = object({ customer_session: string() });
const Refund = object({ payment_intent: string(), amount: optional(integer()) });
const Outcome = object({ outcome: optional(enums(['confirm', 'refuse'])) });

/**
 * Mounts the sandbox's own endpoints: what the form in the browser would ask of Stripe itself, the bank's confirmation,
 * PayPal's page, and refunds as in Stripe's dashboard. They are not part of our API.
 */
export function mountSandbox(app: FastifyInstance, { database, payments }: HasDatabase & HasPayments): void {
  const store = databaseSandboxStore(database);
  app.post(`${PREFIX}/confirmation_tokens`, async ({ body }) => ({
    id: await createToken(store, read(Gathered, body)),
  }));
  app.post(`${PREFIX}/kept_cards`, async ({ body }) => {
    const ids = await listKept(store, await customerOf(store, body));
    return Promise.all(ids.map(async (id) => ({ id, card: (await store.find(id))?.card })));
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}/kept_cards/:id/remove`, async ({ params, body }, reply) => {
    const customer = await customerOf(store, body);
    const kept = await listKept(store, customer);
    await saveKept(
      store,
      customer,
      kept.filter((id) => id !== params.id),
    );
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}/authenticate/:id`, async ({ params, body }) => {
    const { outcome } = read(Outcome, body ?? {});
    const answered = await authenticateIntent(store, params.id, outcome === 'confirm');
    if (!answered) throw new CubbyError('NOT_FOUND', 'There is no payment to confirm.');
    return { return_url: answered.returnUrl };
  });
  mountDashboard(app, store, payments);
}

/** Mounts refunds as staff make them in Stripe's dashboard, and their failing at the traveller's bank days later. */
function mountDashboard(app: FastifyInstance, store: SandboxStore, { webhook }: PaymentGateway): void {
  app.post(`${PREFIX}/refunds`, async ({ body }, reply) => {
    const { payment_intent, amount } = read(Refund, body);
    const form = new URLSearchParams({ payment_intent, ...(amount !== undefined && { amount: String(amount) }) });
    const made = await store.atomically(null, () => createRefund(store, form, null));
    if (made.status === 200) await sendEvent(app, webhook, 'refund.created', made.body as SandboxObject);
    return reply.code(made.status).send(made.body);
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}/refunds/:id/fail`, async ({ params }) => {
    const failed = await store.atomically(null, () => failRefund(store, params.id));
    if (!failed) throw new CubbyError('NOT_FOUND', 'There is no refund on its way.');
    await sendEvent(app, webhook, 'refund.failed', failed);
    return failed;
  });
}

async function customerOf(store: SandboxStore, body: unknown): Promise<string> {
  const customer = await customerOfSession(store, read(Session, body).customer_session);
  if (!customer) throw new CubbyError('NOT_FOUND', 'This session has ended.');
  return customer;
}

function read<Shape>(struct: Struct<Shape>, body: unknown): Shape {
  // First: superstruct would call a `toString` that was sent.
  if (findUnreadable(body) === null && is(body, struct)) return body;
  throw new CubbyError('INVALID_DATA', 'The sandbox cannot read this request.');
}
