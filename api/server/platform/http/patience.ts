import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/** The limit for the head of a request: it is a few kilobytes, a body of JSON at most a quarter of a megabyte. */
const HEADERS_MS = 8_000;
const BODY_MS = 10_000;
/** The limit for a photo over a phone's connection. */
const UPLOAD_MS = 120_000;
/** The limit for a connection on which nothing moves: above the heartbeat of streams and the interval of any proxy. */
const STILL_MS = 120_000;

/** Time limits for a connection to send its request. Slow ones would otherwise use up all there are. */
export const PATIENCE = {
  requestTimeout: UPLOAD_MS,
  connectionTimeout: STILL_MS,
  // While the server stops, a request on an open connection is still answered.
  return503OnClosing: false,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000 },
} satisfies Partial<FastifyServerOptions> & { http: object };

/** Routes that take a photo are marked with this, and get more time for their body. */
export const UPLOAD_ROUTE = { takesUpload: true };

/**
 * Ends connections whose body does not arrive; Node itself has only one time limit for bodies of every kind. Once a
 * request is answered, the rest of a photo is not awaited either.
 */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !takesUpload(request)) endLater(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (takesUpload(request)) endLater(request);
    done();
  });
}

function endLater({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, BODY_MS);
  raw.once('end', () => clearTimeout(timer));
  timer.unref();
}

function takesUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<typeof UPLOAD_ROUTE>).takesUpload === true;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Goes on answering behind a proxy once the server is told to stop, while `/readyz` returns 503: the proxy sends
 * its requests elsewhere before connections are closed, on any of which a request may be arriving. Returns whether the
 * server is stopping.
 */
export function drainWhenStopping(app: FastifyInstance, drainMs: number): () => boolean {
  let isStopping = false;
  let isBehindProxy = false;
  app.addHook('onRequest', (request, _reply, done) => {
    isBehindProxy ||= request.headers['x-forwarded-for'] !== undefined;
    done();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    if (isBehindProxy) await wait(drainMs);
  });
  return () => isStopping;
}

/** The interval of looking whether connections are still open. */
const LOOK_MS = 25;

/**
 * Closes connections after their answer once the server is told to stop: a kept-alive connection would otherwise delay
 * the stop until its client closes it. New connections are refused at once. Open ones get at most `waitMs` for one more
 * request and its answer before they are closed: a request on its way would be lost.
 */
export function letGoWhenStopping(app: FastifyInstance, waitMs: number): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    if (waitMs === 0) return;
    // The server's own `close` would close idle connections too.
    NetServer.prototype.close.call(app.server);
    const end = performance.now() + waitMs;
    while (performance.now() < end && (await countConnections(app)) > 0) await wait(LOOK_MS);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close');
    done(null, payload);
  });
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
