import pg from 'pg';
import { CubbyError } from '../../../contract/errors.ts';

/** PostgreSQL's code for a write on a replica, or in a transaction that is read-only. */
const READ_ONLY_TRANSACTION = '25006';
/** Seconds until a refused write may be tried again. */
const RETRY_SECONDS = 10;
/** The interval of looking whether writing still works, and whether it works again, milliseconds. */
const LOOK_MS = { writable: 5_000, readOnly: 2_000 };
const CONNECT_MS = 5_000;

/** Tells whether a failure means that the database accepts no writes now, or that we refused one for this reason. */
export function isReadOnlyError(error: unknown): boolean {
  const { code, id, cause } = Object(error) as { code?: unknown; id?: unknown; cause?: unknown };
  return code === READ_ONLY_TRANSACTION || id === 'READ_ONLY' || (cause instanceof Error && isReadOnlyError(cause));
}

/** Returns the refusal of a write. */
export function readOnly(cause?: unknown): CubbyError {
  const error = new CubbyError('READ_ONLY', 'Nothing can be changed now, only read: try again in a few minutes.', {
    retryAfter: RETRY_SECONDS,
  });
  error.cause = cause;
  return error;
}

interface Looking {
  /** Asks PostgreSQL, on a fresh connection, whether it refuses writes. */
  ask: () => Promise<boolean>;
  /** Replaces all connections: a setting of the database only applies to new ones. */
  renew: () => Promise<void>;
  /** True where the operator asks for read-only: then PostgreSQL is not asked. */
  isFixed: boolean;
}

/**
 * Knows whether the database accepts writes. It does not on a replica, with `default_transaction_read_only`, and where
 * the operator says so (READ_ONLY). A refused write makes it look at once; from then on it looks until writing works.
 */
export class WriteAccess {
  #isReadOnly: boolean;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isWatching = false;
  #isClosed = false;
  readonly #how: Looking;
  readonly #listeners = new Set<(isReadOnly: boolean) => void>();

  constructor(how: Looking) {
    this.#how = how;
    this.#isReadOnly = how.isFixed;
  }

  get isReadOnly(): boolean {
    return this.#isReadOnly;
  }

  /** Tells whether the operator asked for it. */
  get isFixed(): boolean {
    return this.#how.isFixed;
  }

  /** Learns from a query that failed: a connection may refuse writes before, or after, a fresh one does. */
  readonly note = (error: unknown): void => {
    if (this.#isReadOnly || !isReadOnlyError(error)) return;
    void this.look().then(() => {
      if (!this.#isReadOnly) return this.#how.renew();
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
    if (this.#isReadOnly) return;
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
    const found = await this.#how.ask().catch(() => this.#isReadOnly);
    if (found !== this.#isReadOnly) {
      // No write may meet a connection that still refuses it.
      if (!found) await this.#how.renew();
      this.#isReadOnly = found;
      if (found) void this.#how.renew();
      for (const listener of this.#listeners) listener(found);
    }
    this.#lookLater();
  }

  #lookLater(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#isClosed || this.#how.isFixed || !(this.#isReadOnly || this.#isWatching)) return;
    const delay = this.#isReadOnly ? LOOK_MS.readOnly : LOOK_MS.writable;
    this.#timer = setTimeout(() => void this.look(), delay).unref();
  }
}

/** Asks the database at an address whether it refuses writes. A replica says so, too. */
export async function refusesWrites(url: string): Promise<boolean> {
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
    return rows[0]?.transaction_read_only === 'on';
  } finally {
    await client.end().catch(() => {});
  }
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
