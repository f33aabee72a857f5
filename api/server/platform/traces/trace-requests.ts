import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, startRequest, within } from './traces.ts';

/** Questions of a balancer or Prometheus, and files: thousands of traces that show nothing. */
const QUIET: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics', '/assets/*'];

/** Records each request under its route: addresses contain tokens and passes. Does nothing while traces are off. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const { url: route } = routeOptions;
    if (QUIET.includes(route)) return done();
    const name = route ? `${method} ${route}` : method;
    const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) };
    const span = startRequest(name, attributes, `${headers.traceparent ?? ''}`);
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  // The body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // A stream lasts until its reader leaves; its beginning is what can be slow.
    if (`${reply.getHeader('content-type')}`.startsWith('text/event-stream')) end(spans.get(request), reply.statusCode);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(spans.get(request), reply.statusCode);
    done();
  });
}

function end(span: Span | undefined, status: number): void {
  if (!span?.isRecording()) return;
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
