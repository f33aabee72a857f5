import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Listen, listenAt } from './listen.ts';
import type { Schema } from './schema.ts';
import { TransactionScope } from './transaction-scope.ts';

/** The marketplace's database. */
export interface Database {
  /** Asks one thing; inside an open transaction the transaction answers (see TransactionScope). */
  query: Kysely<Schema>;
  /**
   * Runs a transaction: all of it is written, or nothing. Whatever is asked meanwhile, through the given object or
   * through `query`, is asked on its connection.
   *
   * @throws Error when one is open already.
   */
  transaction<T>(run: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Runs a transaction and takes all of it back; answers what was found in it. */
  rehearse<T>(run: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Runs what is no part of an open transaction, such as filling a cache that all requests share. */
  outside<T>(run: () => T): T;
  /** Whether the caller runs inside an open transaction. */
  inTransaction(): boolean;
  /** Runs SQL as it stands, never in a transaction; a text without values may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Null behind a pooler, which passes no notifications on. */
  listen: Listen | null;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  url: string;
  poolSize?: number;
  /** A pooler that lends connections for a transaction stands between: nothing is kept on a connection. */
  pooled?: boolean;
  /** Past the pooler, for the one connection that listens. */
  directUrl?: string | null;
}

/** How long to wait for a connection: longer than any of ours should take, shorter than people wait. */
const CONNECT_MS = 5_000;

/** What the server ends by itself, milliseconds: a statement, waiting for a lock, a transaction that does nothing. */
const LIMITS = { statement_timeout: 20_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 20_000 };

/** Connects to a PostgreSQL; nothing is asked of it before the first query. */
export function connectDatabase({ url, poolSize = 10, pooled = false, directUrl = null }: DatabaseLocation): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: ourTypes(),
    application_name: 'cubby',
    connectionTimeoutMillis: CONNECT_MS,
    // A connection that is cut without a word would otherwise be waited for until the system gives up.
    keepAlive: true,
    // As parameters of a session they would stay behind on a connection that a pooler lends to others.
    ...(!pooled && LIMITS),
  });
  // A broken connection is replaced by the pool. Without a listener of ours Node would end the process: the pool
  // listens on idle connections only, and one that breaks between two statements is nobody's.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const scope = new TransactionScope();
  const dialect = new PostgresDialect({ pool: pooled ? pool : prepared(pool) });
  const query = new Kysely<Schema>({ dialect: scope.wrap(dialect) });
  return {
    ...scoped(query, scope, pooled ? limitTransaction : undefined),
    executeSql: (text, values) => executeSql(pool, scope, text, values),
    listen: pooled ? (directUrl ? listenAt(directUrl) : null) : listenAt(url),
    close: () => query.destroy(),
  };
}

function scoped(
  query: Kysely<Schema>,
  scope: TransactionScope,
  begin?: (transaction: Kysely<Schema>) => Promise<void>,
): Pick<Database, 'query' | 'transaction' | 'rehearse' | 'outside' | 'inTransaction'> {
  const transaction: Database['transaction'] = (run) =>
    scope.transaction(query, async (own) => {
      await begin?.(own);
      return run(own);
    });
  return {
    query,
    transaction,
    rehearse: (run) => rehearse(transaction, run),
    outside: (run) => scope.outside(run),
    inTransaction: () => scope.isOpen,
  };
}

/** Thrown to take a transaction back. */
class Undone<T> extends Error {
  readonly found: T;
  constructor(found: T) {
    super('All of it is taken back.');
    this.found = found;
  }
}

async function rehearse<T>(
  transaction: Database['transaction'],
  run: (transaction: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(async (own) => {
      throw new Undone(await run(own));
    });
  } catch (error) {
    if (error instanceof Undone) return error.found;
    throw error;
  }
}

/** Behind a pooler the limits are set anew for every transaction; they end with it. */
async function limitTransaction(transaction: Kysely<Schema>): Promise<void> {
  const settings = Object.entries(LIMITS).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`);
  await sql`select ${sql.join(settings)}`.execute(transaction);
}

/** Its own connection would wait for the transaction that waits for it. */
function refuseInside(scope: TransactionScope): void {
  if (scope.isOpen) throw new Error('Plain SQL is not allowed during a transaction: use the transaction.');
}

/** Longer statements write many rows at once, and hardly ever the same number twice. */
const LONGEST_PREPARED = 10_000;
/** Each stays in the memory of its connection. Ours are a few hundred; lists of every length come on top. */
const MOST_PREPARED = 1_000;

/**
 * Names statements, so that PostgreSQL plans each once a connection and not at every call: planning a search costs more
 * than running it. Our statements are few; only their values differ.
 */
function prepared(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return query(text, values, ...rest);
      const isRare = !names.has(text) && (text.length > LONGEST_PREPARED || names.size >= MOST_PREPARED);
      if (isRare) return query(text, values, ...rest);
      const name = names.get(text) ?? `cubby_${names.size}`;
      names.set(text, name);
      return query({ name, text, values }, ...rest);
    }) as typeof client.query;
  });
  return pool;
}

/** Counts and sums come as bigint; all of ours fit a number. */
function ourTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return types;
}

async function executeSql(pool: pg.Pool, scope: TransactionScope, text: string, values?: unknown[]) {
  refuseInside(scope);
  const result = await pool.query<Record<string, unknown>>(text, values);
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [] };
}

export interface HasDatabase {
  database: Database;
}
