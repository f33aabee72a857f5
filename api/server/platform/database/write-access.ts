import pg from 'pg';
import { CubbyError } from '../../../contract/errors.ts';
import { DISK_FULL, ROOM_BYTES } from './full-disk.ts';

/** PostgreSQL's codes for a write on a replica, or in a transaction that is read-only, and for one on a full disk. */
const NO_WRITES = ['25006', DISK_FULL];
/** A row of the trial. As a literal: PostgreSQL takes longer to make one than to write it. */
const ROW = 'x'.repeat(8192);
/** PostgreSQL's code for an operator's limit of temporary files. */
const TEMPORARY_FILES_LIMITED = '53400';
/** Seconds until a refused write may be tried again. */
const RETRY_SECONDS = 10;
/** The interval of looking whether writing still works, and whether it works again, milliseconds. */
const LOOK_MS = { writable: 5_000, readOnly: 2_000 };
const CONNECT_MS = 5_000;

/** Tells whether a failure means that the database accepts no writes now, or that we refused one for this reason. */
export function isReadOnlyError(error: unknown): boolean {
  const { code, id, cause } = Object(error) as { code?: unknown; id?: unknown; cause?: unknown };
  return NO_WRITES.includes(String(code)) || id === 'READ_ONLY' || (cause instanceof Error && isReadOnlyError(cause));
}

/** Returns the refusal of a write. */
export function readOnly(cause?: unknown): CubbyError {
  const error = new CubbyError('READ_ONLY', 'Nothing can be changed now, only read: try again in a few minutes.', {
    retryAfter: RETRY_SECONDS,
  });
  error.cause = cause;
  return error;
}

/** The reason that nothing can be written: READ_ONLY, a database that refuses it, or the full disk of one. */
export type ReadOnlyReason = 'setting' | 'database' | 'disk';

interface Looking {
  /** Asks PostgreSQL, on a fresh connection, whether it refuses writes; null if it accepts them. */
  ask: () => Promise<ReadOnlyReason | null>;
  /** Replaces all connections: a setting of the database only applies to new ones. */
  renew: () => Promise<void>;
  /** True where the operator asks for read-only: then PostgreSQL is not asked. */
  isFixed: boolean;
}

/**
 * Knows whether the database accepts writes. It does not on a replica, with `default_transaction_read_only`, on a full disk,
 * and where the operator says so (READ_ONLY). A refused write makes it look at once; from then on it looks until writing
 * works.
 */
export class WriteAccess {
  #reason: ReadOnlyReason | null;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isWatching = false;
  #isClosed = false;
  readonly #how: Looking;
  readonly #listeners = new Set<(isReadOnly: boolean) => void>();

  constructor(how: Looking) {
    this.#how = how;
    this.#reason = how.isFixed ? 'setting' : null;
  }

  get isReadOnly(): boolean {
    return this.#reason !== null;
  }

  /** Null while writing works. */
  get reason(): ReadOnlyReason | null {
    return this.#reason;
  }

  /** Learns from a query that failed: a connection may refuse writes before, or after, a fresh one does. */
  readonly note = (error: unknown): void => {
    if (this.isReadOnly || !isReadOnlyError(error)) return;
    void this.look().then(() => {
      if (!this.isReadOnly) return this.#how.renew();
    });
  };

  /** Looks now. While the database cannot be asked, the last state stays. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Looks from time to time, without waiting for a write that fails. */
  watch(): void {
    this.#isWatching = true;
    this.#lookLater();
  }

  /**
   * Runs a write that is not what the caller asked for, such as recording the use of a session. It is left out while
   * nothing can be written. Not for use in a transaction, which it would end.
   */
  async aside(write: () => Promise<unknown>): Promise<void> {
    if (this.isReadOnly) return;
    await write().catch((error: unknown) => {
      if (!isReadOnlyError(error)) throw error;
    });
  }

  /** Calls a listener whenever reading alone begins, and whenever it ends. Returns a function to stop. */
  onChange(listener: (isReadOnly: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#how.isFixed) return;
    const found = await this.#how.ask().catch(() => this.#reason);
    if (found !== this.#reason) {
      // A full disk is no matter of the connections, and may allow no new ones.
      const renew = found === 'disk' || this.#reason === 'disk' ? async () => {} : this.#how.renew;
      // No write may meet a connection that still refuses it.
      if (!found) await renew();
      this.#reason = found;
      if (found) void renew();
      for (const listener of this.#listeners) listener(this.isReadOnly);
    }
    this.#lookLater();
  }

  #lookLater(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#isClosed || this.#how.isFixed || !(this.isReadOnly || this.#isWatching)) return;
    const delay = this.isReadOnly ? LOOK_MS.readOnly : LOOK_MS.writable;
    this.#timer = setTimeout(() => void this.look(), delay).unref();
  }
}

/** Asks the database at an address whether it refuses writes, or has no room for them. A replica refuses them, too. */
export async function refusesWrites(url: string): Promise<ReadOnlyReason | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cubby-look',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only === 'on') return 'database';
    await writeTemporarily(client);
    return null;
  } catch (error) {
    // PostgreSQL may refuse the connection for it, too.
    if ((error as { code?: unknown }).code === DISK_FULL) return 'disk';
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Lets PostgreSQL write a temporary file: unlike a row, it leaves nothing behind, neither in a table nor in the log. */
async function writeTemporarily(client: pg.Client): Promise<void> {
  const trial = `with room as materialized (select '${ROW}' from generate_series(1, ${ROOM_BYTES / ROW.length}))
    select count(*) from room`;
  await client.query(`set local work_mem = '64kB'; ${trial}`).catch((error: Error & { code?: string }) => {
    if (error.code !== TEMPORARY_FILES_LIMITED) throw error;
  });
}

/** Replaces the connections of a pool: idle ones at once, and those in use when they are released. */
export function renewer(pool: pg.Pool): () => Promise<void> {
  const live = new Set<pg.PoolClient>();
  let old = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => live.add(client));
  pool.on('remove', (client) => live.delete(client));
  // The pool drops a connection that is ending when it is released.
  pool.on('release', (_error, client) => {
    if (old.has(client)) void (client as unknown as pg.Client).end().catch(() => {});
  });
  return async () => {
    old = new WeakSet(live);
    const drop = () =>
      pool.connect().then(
        (client) => client.release(true),
        // The pool replaces a connection that cannot be had by itself.
        () => {},
      );
    await Promise.all(Array.from({ length: pool.idleCount }, drop));
  };
}
