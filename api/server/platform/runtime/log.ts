import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export interface HasLog {
  /** For what happens outside a request. */
  log: FastifyBaseLogger;
}

/** What a log never shows: tokens, and the values that a failed statement was given, which are people's own. */
const SECRETS = ['req.headers.authorization', 'err.params', 'err.parameters', 'err.detail'];

/** Lines of JSON to the standard output, one an event, with its time. */
export function logSettings(level: 'info' | 'warn' | 'silent') {
  if (level === 'silent') return false;
  return { level, redact: SECRETS } satisfies FastifyServerOptions['logger'];
}
