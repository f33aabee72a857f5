import type { FastifyInstance } from 'fastify';
import { boolean, enums, is, nullable, object, optional, type Struct, string } from 'superstruct';
import { CubbyError } from '../../../../contract/errors.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { databaseSandboxStore } from './kept-objects.ts';
import { customerOfSession, listKept, saveKept } from './sandbox-customers.ts';
import { authenticateIntent } from './sandbox-intents.ts';
import { createToken } from './sandbox-methods.ts';
import type { SandboxStore } from './sandbox-objects.ts';

const PREFIX = '/_sandbox/stripe';

const Gathered = object({
  type: enums(['card', 'paypal', 'link']),
  method: string(),
  wallet: nullable(enums(['apple_pay', 'google_pay'])),
  keep: boolean(),
});
const Session = object({ customer_session: string() });
const Outcome = object({ outcome: optional(enums(['confirm', 'refuse'])) });

/**
 * Mounts the sandbox's own endpoints: what the form in the browser would ask of Stripe itself, the bank's confirmation
 * and PayPal's page. They are not part of our API.
 */
export function mountSandbox(app: FastifyInstance, { database }: HasDatabase): void {
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
}

async function customerOf(store: SandboxStore, body: unknown): Promise<string> {
  const customer = await customerOfSession(store, read(Session, body).customer_session);
  if (!customer) throw new CubbyError('NOT_FOUND', 'This session has ended.');
  return customer;
}

function read<Shape>(struct: Struct<Shape>, body: unknown): Shape {
  if (is(body, struct)) return body;
  throw new CubbyError('INVALID_DATA', 'The sandbox cannot read this request.');
}
