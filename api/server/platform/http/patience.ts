import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/** The limit for the head of a request: it is a few kilobytes, a body of JSON at most a quarter of a megabyte. */
const HEADERS_MS = 8_000;
const BODY_MS = 10_000;
/** The limit for a photo over a phone's connection; only signed-in people may send one. */
const UPLOAD_MS = 120_000;

/** Time limits for a connection to send its request. Slow ones would otherwise use up all there are. */
export const PATIENCE = {
  requestTimeout: UPLOAD_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000 },
} satisfies Pick<FastifyServerOptions, 'requestTimeout'> & { http: object };

/** Ends connections whose body does not arrive; Node itself has only one time limit for bodies of every kind. */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && !request.isMultipart()) {
      const timer = setTimeout(() => request.raw.destroy(), BODY_MS);
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes connections after their answer once the server is told to stop: a kept-alive connection would otherwise delay
 * the stop until its client closes it.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close');
    done(null, payload);
  });
}
