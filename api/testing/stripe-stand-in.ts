import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { SandboxObject, SandboxStore } from '../server/money/payments/sandbox/sandbox-objects.ts';
import { sandboxStripe } from '../server/money/payments/sandbox/sandbox-stripe.ts';
import type { Config } from '../server/platform/settings/config.ts';

const WEBHOOK_SECRET = 'whsec_test';

type Refusal = (method: string, path: string, body: string) => { status: number; error: object } | undefined;

/** Mishaps of a call: with `lost`, it is carried out and its answer never arrives. */
type Mishap = 'error' | 'page' | 'dropped' | 'hang' | 'lost';
type Trouble = (method: string, path: string) => Mishap | undefined;

/** A stand-in for Stripe's HTTP API on a port of its own, for the real SDK to call. */
export interface StripeStandIn {
  settings: NonNullable<Config['stripe']>;
  /** The same as the environment of a server. */
  env: Record<string, string>;
  store: SandboxStore;
  objects: Map<string, SandboxObject>;
  /** The requests received, as `POST /v1/refunds`. */
  requests: string[];
  /** Lets something happen to a call instead of Stripe's answer; undefined answers as usual. */
  trouble: (trouble: Trouble | undefined) => void;
  /** Responds instead of Stripe if it returns something; undefined responds as usual. */
  refuse: (refusal: Refusal | undefined) => void;
  /** Sends a signed event as Stripe does; returns the status of the reply. */
  sendEvent: (serverUrl: string, type: string, object: object, ageSeconds?: number) => Promise<number>;
  close: () => void;
}

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const objects = new Map<string, SandboxObject>();
  const keys = new Map<string, string>();
  const requests: string[] = [];
  /** The end of the last call that changed something. */
  let turn: Promise<unknown> = Promise.resolve();
  let refusal: Refusal | undefined;
  let trouble: Trouble | undefined;
  const store: SandboxStore = {
    find: async (id) => objects.get(id),
    findByKey: async (key) => objects.get(keys.get(key) ?? ''),
    list: async (prefix) => [...objects.values()].filter(({ id }) => id.startsWith(prefix)),
    save: async (object, key) => {
      objects.set(object.id, object);
      if (key) keys.set(key, object.id);
    },
    atomically: (_, run) => {
      const result = turn.then(run, run);
      turn = result;
      return result;
    },
  };
  const answer = sandboxStripe(store);
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    requests.push(`${method} ${url}`);
    const mishap = trouble?.(method, url);
    if (mishap === 'hang') return;
    if (mishap === 'dropped') return request.socket.destroy();
    if (mishap === 'page') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
    if (mishap === 'error') return response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error' } }));
    const refused = refusal?.(method, url, body);
    const headers = { 'Content-Type': 'application/json', ...(refused && { 'Stripe-Should-Retry': 'false' }) };
    if (refused) return response.writeHead(refused.status, headers).end(JSON.stringify({ error: refused.error }));
    const init = { method, headers: request.headers as Record<string, string>, ...(body && { body }) };
    const reply = await answer(`http://stripe.test${url}`, init);
    if (mishap === 'lost') return request.socket.destroy();
    return response.writeHead(reply.status, headers).end(await reply.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: WEBHOOK_SECRET, apiBase };
  return {
    settings,
    env: {
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_API_BASE: apiBase,
    },
    store,
    objects,
    requests,
    trouble: (next) => {
      trouble = next;
    },
    refuse: (next) => {
      refusal = next;
    },
    sendEvent,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendEvent(serverUrl: string, type: string, object: object, ageSeconds = 0): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const { webhooks } = new Stripe('sk_test_x');
  const signature = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  const reply = await fetch(`${serverUrl}/v2/payments/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  return reply.status;
}
