import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { CubbyError } from '../../../contract/errors.ts';
import type { Database } from '../database/connect.ts';
import { isReadOnlyError } from '../database/write-access.ts';
import { exposeGauges, type Gauges } from '../metrics/gauges.ts';

/** The time limit of a readiness check: a balancer asks often and needs a quick answer. */
const READY_MS = 2_000;

/** @throws CubbyError UNAVAILABLE after the database's time limit. */
async function tooLate(): Promise<never> {
  await setTimeout(READY_MS, undefined, { ref: false });
  throw new CubbyError('UNAVAILABLE', 'The database does not respond: try again in a moment.');
}

interface Operated {
  database: Database;
  metricsToken: string | null;
  gauges: readonly Gauges[];
  isStopping: () => boolean;
}

/** Mounts the operator's endpoints: liveness, readiness and metrics. */
export function mountOperations(app: FastifyInstance, { database, metricsToken, gauges, isStopping }: Operated): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  exposeGauges(registry, gauges, app.log);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    // A stream ends when its reader leaves: its duration is no time to answer.
    if (!`${reply.getHeader('content-type')}`.startsWith('text/event-stream'))
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  // A balancer goes on sending requests to a server that can be read.
  const readOnly = () => database.writes.isReadOnly && { read_only: true };
  app.get('/healthz', async () => ({ status: 'ok', ...readOnly() }));
  app.get('/readyz', async () => {
    if (isStopping()) throw new CubbyError('UNAVAILABLE', 'This server is stopping.');
    try {
      await Promise.race([database.executeSql('select 1'), tooLate()]);
    } catch (error) {
      // Without the primary searches and pages go on, and on a full disk at least pages; a balancer must not end them.
      if (!database.replicas?.canRead && !isReadOnlyError(error)) throw error;
      return { status: 'ready', read_only: true };
    }
    return { status: 'ready', ...readOnly() };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw new CubbyError('UNAUTHORIZED', 'This requires the METRICS_TOKEN.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Tells whether a caller may read metrics: with the token; where none is set, only from this machine, and not through a
 * proxy on it.
 */
function mayMeasure({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const passedOn = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return !passedOn && LOOPBACK.check(socket.remoteAddress ?? '', isIPv6(socket.remoteAddress ?? '') ? 'ipv6' : 'ipv4');
}

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Compares in constant time, so that the duration does not reveal how much was right. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
