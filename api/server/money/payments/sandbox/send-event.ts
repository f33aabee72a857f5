import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { PaymentGateway } from '../gateway.ts';

/** Signs the sandbox's events, which its own server alone receives. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

/** Sends an event to this server's own webhook, signed as Stripe does. */
export async function sendEvent(
  app: FastifyInstance,
  { path, signatureHeader }: PaymentGateway['webhook'],
  type: string,
  object: object,
): Promise<void> {
  const payload = JSON.stringify({ id: 'evt_sandbox', object: 'event', type, data: { object } });
  const { webhooks } = new Stripe('sk_test_sandbox');
  const signature = webhooks.generateTestHeaderString({ payload, secret: SANDBOX_WEBHOOK_SECRET });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  await app.inject({ method: 'POST', url: path, headers, payload });
}
