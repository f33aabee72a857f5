/** The tables that have changed; null where that is unknown. */
export type Changed = ReadonlySet<string> | null;

/** Data that is read from the database and cached in memory. */
export interface Cache {
  /** Rereads data that depends on the changed tables. */
  refresh: (changed: Changed) => Promise<unknown>;
}

/** A numbered product of the cached data: each reading of the data makes a new edition. */
export interface Edition {
  begin: () => void;
}

/** Hits and misses of a cache since the start, and the number of its entries, where that is known. */
export interface CacheUse {
  hits: number;
  misses: number;
  entries: number | null;
}

/** For use cases that change cached data. */
export interface HasCaches {
  /** Invalidates all of it: every change of the catalogue does so before it returns. */
  caches: Caches;
}

/**
 * All catalogue data that this server caches, so that one call updates all of it: after a change of its own before it
 * returns, after another server's when the change feed reports it.
 */
export class Caches {
  readonly #caches: readonly Cache[];
  readonly #edition: Edition;
  /** The caches that report their use, by name. */
  readonly reports = new Map<string, () => CacheUse>();
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  /** The tables of the next run. */
  #changed: Changed = new Set();

  constructor({ reread, thenBegin }: { reread: readonly Cache[]; thenBegin: Edition }) {
    this.#caches = reread;
    this.#edition = thenBegin;
  }

  /**
   * Reads again what the named tables may have changed, or everything. Callers during a run share one more run, which
   * sees what they have written.
   */
  invalidate(...tables: readonly string[]): Promise<void> {
    this.#changed = tables.length > 0 && this.#changed ? new Set([...this.#changed, ...tables]) : null;
    if (!this.#running) return this.#run();
    this.#next ??= this.#running.catch(() => {}).then(() => this.#run());
    return this.#next;
  }

  #run(): Promise<void> {
    this.#next = null;
    const changed = this.#changed;
    this.#changed = new Set();
    this.#running = this.#refresh(changed).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refresh(changed: Changed): Promise<void> {
    await Promise.all(this.#caches.map((cache) => cache.refresh(changed)));
    // Last, so that pages of the new edition use what has just been read.
    this.#edition.begin();
  }
}
