import { CubbyError } from '../../../contract/errors.ts';

/**
 * Codes of PostgreSQL and of the system for a temporary failure: the query is fine, and trying again a little later may
 * work. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NOT_NOW = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53100', // disk_full
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  'ECONNREFUSED',
  // A local socket whose queue is full, because the database does not accept connections.
  'EAGAIN',
  'ECONNRESET',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of pg and its pool for such failures that have no code. */
const IN_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|server conn crashed|client_login_timeout|query_wait_timeout|pgbouncer cannot connect/i;

type Failure = Error & { code?: unknown; syscall?: unknown; errors?: unknown[] };

/** Tells whether a failure means that the database cannot answer now, and not that the query was wrong. */
export function isUnavailable(error: unknown): boolean {
  const { code, syscall, message = '', cause, errors } = error as Failure;
  if (typeof code === 'string' && (NOT_NOW.has(code) || code.startsWith('08'))) return true;
  // The socket file is deleted when its server ends.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (IN_WORDS.test(message)) return true;
  // Node tries every address of a host and reports all failures together.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnavailable);
  return cause instanceof Error && isUnavailable(cause);
}

/** Returns such a failure as an error of the catalogue. */
export function unavailable(cause: unknown): CubbyError {
  const error = new CubbyError('UNAVAILABLE', 'The database cannot answer now: try again in a moment.');
  error.cause = cause;
  return error;
}
