import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { type Listen, listenAt } from './listen.ts';
import { newestMigration } from './newest-migration.ts';
import { LIMITS, openPool } from './open-pool.ts';
import { repeatAfter } from './prepared.ts';
import { Replicas } from './replicas/replicas.ts';
import type { Schema } from './schema.ts';
import { TransactionScope } from './transaction-scope.ts';
import { isUnavailable } from './unavailable.ts';
import { isReadOnlyError, refusesWrites, renewer, WriteAccess } from './write-access.ts';

/** The marketplace's database. */
export interface Database {
  /** Runs a query; inside an open transaction it is part of the transaction (see TransactionScope). */
  query: Kysely<Schema>;
  /**
   * Runs a transaction: all of it is written, or nothing. Every query inside it, through the given object or through
   * `query`, uses its connection. It is repeated once if another server's migration has changed a table of it, or it has
   * lost a deadlock, so `run` changes nothing but the database.
   *
   * @throws Error when one is open already.
   */
  transaction<T>(run: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Runs a transaction and rolls all of it back; returns its result. */
  rehearse<T>(run: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Runs code that is not part of an open transaction and reads from the primary, such as filling a cache that all
   * requests share.
   */
  outside<T>(run: () => T): T;
  /** Tells whether the caller runs inside an open transaction. */
  inTransaction(): boolean;
  /** Runs SQL unchanged, never in a transaction; a text without values may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Returns what the pool of connections is doing at the moment. */
  pool: () => PoolUse;
  /** Tells whether writing works at the moment. */
  writes: WriteAccess;
  /** The replicas that requests may read from; null without any. */
  replicas: Replicas | null;
  /** Null behind a pooler, which passes no notifications on. */
  listen: Listen | null;
  /** The role it connects as. */
  role: string;
  /** Connects as the owner of the tables; null where that is the role above (see asOwner). */
  openOwner: (() => Database) | null;
  close(): Promise<void>;
}

/** Connections of this server; of them, those open and those idle; and calls waiting for one. */
export interface PoolUse {
  size: number;
  open: number;
  idle: number;
  waiting: number;
}

export interface DatabaseLocation {
  url: string;
  poolSize?: number;
  /** True behind a pooler that lends connections for one transaction each: nothing may be kept on a connection. */
  pooled?: boolean;
  /** An address without the pooler, for the connection that receives notifications. */
  directUrl?: string | null;
  /** The address for the owner of the tables, who migrates them, if the server connects with another role. */
  ownerUrl?: string | null;
  /** Lets PostgreSQL refuse all writes of these connections. */
  readOnly?: boolean;
  /** The addresses of its replicas, each with a pool of the same size. */
  replicaUrls?: readonly string[];
}

/** The time to wait for a connection to a replica: shorter, because another server can answer. */
const REPLICA_CONNECT_MS = 2_000;

/** The work itself, and a statement beside a lock that is held meanwhile. */
const OWNERS_CONNECTIONS = 2;

/** Connects to a PostgreSQL; nothing is sent to it before the first query. */
export function connectDatabase({
  url,
  poolSize = 10,
  pooled = false,
  directUrl = null,
  ownerUrl = null,
  readOnly = false,
  replicaUrls = [],
}: DatabaseLocation): Database {
  const settings = { url, size: poolSize, pooled, readOnly };
  const pool = openPool(settings);
  const replicas =
    replicaUrls.length > 0
      ? new Replicas({
          primary: url,
          // One that is promoted accepts writes; nothing of ours may write there.
          pools: replicaUrls.map((each) => ({
            url: each,
            pool: openPool({ ...settings, url: each, readOnly: true, connectMs: REPLICA_CONNECT_MS }),
          })),
          newestMigration: newestMigration(),
          failures: { isUnavailable, isReadOnly: isReadOnlyError },
          askPosition: async () => (await pool.query<{ position: string }>(WRITTEN)).rows[0]?.position ?? null,
        })
      : null;
  const renewPool = renewer(pool);
  const renew = () => {
    replicas?.renew();
    return renewPool();
  };
  const writes = new WriteAccess({ ask: () => refusesWrites(url), renew, isFixed: readOnly });
  const scope = new TransactionScope();
  const dialect = new PostgresDialect({ pool });
  const query = new Kysely<Schema>({
    dialect: scope.wrap(replicas?.wrap(dialect) ?? dialect),
    log: (event) => {
      if (event.level === 'error') scope.outside(() => writes.note(event.error));
    },
  });
  return {
    ...scoped(query, { scope, replicas }, pooled ? (own) => limitTransaction(own, readOnly) : undefined),
    pool: () => ({ size: poolSize, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    executeSql: (text, values) =>
      executeSql(pool, scope, text, values).catch((error: unknown) => {
        writes.note(error);
        throw error;
      }),
    writes,
    replicas,
    role: decodeURIComponent(new URL(url).username),
    openOwner: ownerUrl ? () => connectDatabase({ url: ownerUrl, poolSize: OWNERS_CONNECTIONS }) : null,
    listen: pooled ? (directUrl ? listenAt(directUrl) : null) : listenAt(url),
    close: async () => {
      writes.close();
      await replicas?.close();
      await query.destroy();
      // Kysely leaves a pool open that it has not used itself.
      if (!pool.ending) await pool.end();
    },
  };
}

/** The position of all that has been written, on disk or not; of a replica, of all that it shows. */
const WRITTEN = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text as position`;

function scoped(
  query: Kysely<Schema>,
  { scope, replicas }: { scope: TransactionScope; replicas: Replicas | null },
  begin?: (transaction: Kysely<Schema>) => Promise<void>,
): Pick<Database, 'query' | 'transaction' | 'rehearse' | 'outside' | 'inTransaction'> {
  const transaction: Database['transaction'] = async (run) => {
    replicas?.endReading();
    const once = () =>
      scope.transaction(query, async (own) => {
        await begin?.(own);
        return run(own);
      });
    try {
      return await once();
    } catch (error) {
      return repeatAfter(error, once);
    }
  };
  return {
    query,
    transaction,
    rehearse: (run) => rehearse(transaction, run),
    outside: (run) => scope.outside(() => (replicas ? replicas.outside(run) : run())),
    inTransaction: () => scope.isOpen,
  };
}

/** Thrown to roll a transaction back. */
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

/** Sets the limits for a transaction. Behind a pooler they are set for every transaction and end with it. */
async function limitTransaction(transaction: Kysely<Schema>, readOnly: boolean): Promise<void> {
  const limits = { ...LIMITS, ...(readOnly && { transaction_read_only: 'on' }) };
  const settings = Object.entries(limits).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`);
  await sql`select ${sql.join(settings)}`.execute(transaction);
}

/** Refuses a call inside a transaction: its own connection would deadlock with the transaction. */
function refuseInside(scope: TransactionScope): void {
  if (scope.isOpen) throw new Error('Plain SQL is not allowed during a transaction: use the transaction.');
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
