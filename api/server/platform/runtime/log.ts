import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export interface HasLog {
  /** Logs events outside a request. */
  log: FastifyBaseLogger;
}

/** Fields a log never shows: tokens, and the values of a failed statement, which are personal. */
const SECRETS = ['req.headers.authorization', 'err.params', 'err.parameters', 'err.detail'];

/** Returns the settings of the log: lines of JSON to the standard output, one per event, with its time. */
export function logSettings(level: 'info' | 'warn' | 'silent') {
  if (level === 'silent') return false;
  return { level, redact: SECRETS } satisfies FastifyServerOptions['logger'];
}
