import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { openNewDatabase } from '../../../testing/test-database.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { answerErrors } from '../http/errors.ts';
import { connectMailServer, sendDueMails } from '../mail/send-mails.ts';
import { logSettings } from '../runtime/log.ts';
import { tracesSetting } from '../settings/traces-setting.ts';
import { startTraces } from './start-traces.ts';
import { traceRequests } from './trace-requests.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A receiver of OTLP as JSON; with `status` 0 it never answers. */
async function startReceiver(status = 200, share = 1) {
  const spans: ReceivedSpan[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === '/otlp/v1/traces' && request.headers['api-key'] === 'a b')
      spans.push(
        ...resourceSpans.flatMap((each: { scopeSpans: { spans: ReceivedSpan[] }[] }) => each.scopeSpans[0]?.spans),
      );
    if (status > 0) response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  cleanUps.push(() => {
    receiver.close();
    receiver.closeAllConnections();
  });
  const lines: string[] = [];
  const setting = tracesSetting({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/otlp/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b',
    OTEL_TRACES_SAMPLER_ARG: `${share}`,
  });
  return { spans, lines, stop: await startTraces(setting, (_fields, text) => lines.push(text)) };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

it('a booking is one trace, from its request to SQL, Stripe and the mail, with nothing personal in it', async () => {
  const { spans, lines, stop } = await startReceiver();
  const stripe = await startStripeStandIn();
  const mailServer = await startMailServer();
  const database = await openNewDatabase();
  const server = await startTestServer({ stripe: stripe.settings, smtpUrl: mailServer.url }, { beside: { database } });
  const transport = connectMailServer(mailServer.url);
  cleanUps.push(database.close, server.close, stripe.close, mailServer.close, () => transport.close());
  const session = await createSession(server);
  const { id } = await holdBooking(server, session, await createStashpoint(server));
  const paid = await server.server.inject({
    method: 'POST',
    url: '/v2/payments/stripe/card',
    headers: { authorization: `Token ${session.token}`, traceparent: `00-${TRACE}-${CALLER}-01` },
    payload: { booking_id: id, payment_method: 'pm_card_visa' },
  });
  expect(paid.statusCode).toBe(200);
  await server.clientOf(session.token).finalizePayment({ body: { booking_id: id } });
  expect(await sendDueMails(server.services, transport)).toBeGreaterThan(0);
  await stop();

  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE);
  const request = ofTrace.find(({ parentSpanId }) => parentSpanId === CALLER);
  expect(request?.name).toBe('POST /v2/payments/stripe/card');
  const parts = ofTrace.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(['select bookings', 'begin', 'commit', 'POST /v1/payment_intents']));
  expect(ofTrace).toHaveLength(parts.length + 1);

  // A call of our sites names its trace, but has recorded nothing itself: our span is the first.
  const booked = spans.find(({ name }) => name === 'POST /v2/bookings');
  expect(booked?.parentSpanId).toBeUndefined();
  const mail = spans.find(({ name }) => name === 'mail');
  expect(spans.find(({ name }) => name === 'smtp')).toMatchObject({
    traceId: mail?.traceId,
    parentSpanId: mail?.spanId,
  });

  const all = JSON.stringify(spans);
  for (const personal of [session.token, session.user.id, id, 'ada@', 'example.org', 'Lovelace', 'pm_card_visa', 'pi_'])
    expect(all.includes(personal), personal).toBe(false);
  expect(lines).toEqual([]);
});

it.each([1, 0])('a line of the log names its trace, recorded or not: share %i', async (share) => {
  const { spans, stop } = await startReceiver(200, share);
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = Fastify({ logger: { ...logSettings('warn', { errors: 0 }), stream } });
  traceRequests(app);
  answerErrors(app);
  app.post('/failing/:id', async () => {
    throw new Error('A fault.');
  });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-00` };
  await app.inject({ method: 'POST', url: '/failing/1', payload: { a: 1 }, headers });
  await stop();
  const { msg, trace_id, span_id } = JSON.parse(lines[0] ?? '');
  expect({ msg, trace_id, span_id }).toEqual({
    msg: 'request failed',
    trace_id: TRACE,
    span_id: spans[0]?.spanId,
  });
  expect(spans).toMatchObject(share === 0 ? [] : [{ name: 'POST /failing/:id', traceId: TRACE, status: { code: 2 } }]);
});

it.each([400, 0])('a receiver that answers %i disturbs neither requests nor the stop', async (status) => {
  const { spans, lines, stop } = await startReceiver(status);
  const server = await startTestServer();
  cleanUps.push(server.close);
  for (const path of ['/v2/app-context', '/v2/currencies', '/healthz'])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  await stop();
  expect(spans.filter(({ name }) => name.startsWith('GET '))).toHaveLength(2);
  expect(lines).toEqual(status ? [expect.stringContaining('traces are lost')] : []);
});
