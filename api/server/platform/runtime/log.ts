import type { FastifyBaseLogger } from 'fastify';

export interface HasLog {
  /** For what happens outside a request. */
  log: FastifyBaseLogger;
}
