import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Described, isTracing, startRequest, type Trace, within } from './traces.ts';

/** Questions of a balancer or Prometheus, and files: thousands of traces that show nothing. */
const QUIET: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics', '/assets/*'];

/** Records each request under its route: addresses contain tokens and passes. Does nothing while traces are off. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.decorateRequest(TRACE, null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (QUIET.includes(request.routeOptions.url)) return done();
    const trace = startRequest(headerOf(request), () => describe(request));
    if (trace === null) return done();
    (request as Traced)[TRACE] = trace;
    within(trace, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const { [TRACE]: trace } = request as Traced;
    if (trace === null || request.body === undefined) done();
    else within(trace, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const span = spanOf(request);
    // A stream lasts until its reader leaves; its beginning is what can be slow.
    if (span && `${reply.getHeader('content-type')}`.startsWith('text/event-stream')) end(span, reply.statusCode);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spanOf(request);
    if (span) end(span, reply.statusCode);
    done();
  });
}

const TRACE = Symbol('trace');
type Traced = FastifyRequest & { [TRACE]: Trace | null };

function spanOf(request: FastifyRequest): Span | null {
  const { [TRACE]: trace } = request as Traced;
  return typeof trace === 'object' ? trace : null;
}

function headerOf({ headers: { traceparent } }: FastifyRequest): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined;
}

function describe({ method, routeOptions: { url: route } }: FastifyRequest): Described {
  return {
    name: route ? `${method} ${route}` : method,
    attributes: { 'http.request.method': method, ...(route && { 'http.route': route }) },
  };
}

function end(span: Span, status: number): void {
  if (!span.isRecording()) return;
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
