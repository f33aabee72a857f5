import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { CubbyError } from '../../contract/errors.ts';
import type { Database } from '../database/connect.ts';

/** A balancer asks often and wants to know soon. */
const READY_MS = 2_000;

/** @throws CubbyError UNAVAILABLE once the database has had its time. */
async function tooLate(): Promise<never> {
  await setTimeout(READY_MS, undefined, { ref: false });
  throw new CubbyError('UNAVAILABLE', 'The database does not answer.');
}

/** What an operator asks: does it live, is it ready, how does it do. */
export function mountOperations(app: FastifyInstance, database: Database): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await Promise.race([database.executeSql('select 1'), tooLate()]);
    return { status: 'ready', database: database.kind };
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
