import pg from 'pg';
import { traceQueries } from '../traces/trace-queries.ts';
import { prepared } from './prepared.ts';

/** The time to wait for a connection: longer than a query should take, shorter than people wait. */
const CONNECT_MS = 5_000;

/** Limits enforced by the server, milliseconds: a statement, waiting for a lock, an idle transaction. */
export const LIMITS = { statement_timeout: 20_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 20_000 };

export interface PoolSettings {
  url: string;
  size: number;
  /** True behind a pooler that lends connections for one transaction each: nothing may be kept on a connection. */
  pooled: boolean;
  /** Lets PostgreSQL refuse all writes of these connections. */
  readOnly: boolean;
  connectMs?: number;
}

/** Opens a pool of connections with our limits and types; nothing is sent before the first query. */
export function openPool({ url, size, pooled, readOnly, connectMs = CONNECT_MS }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: ourTypes(),
    application_name: 'cubby',
    connectionTimeoutMillis: connectMs,
    // Otherwise a connection that breaks silently would block until the system gives up.
    keepAlive: true,
    // As parameters of a session they would stay on a connection that a pooler lends to others.
    ...(!pooled && LIMITS),
    ...(readOnly && !pooled && { onConnect: (client) => client.query('set default_transaction_read_only = on') }),
  });
  // The pool replaces a broken connection. Without a listener of ours Node would end the process: the pool listens on
  // idle connections only, and not on one that breaks between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (!pooled) prepared(pool);
  traceQueries(pool);
  return pool;
}

/** Parses bigint, the type of counts and sums, as a number: all our values fit. */
function ourTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return types;
}
