/** Something that is read from the database and kept in memory. */
export interface Cache {
  refresh: () => Promise<unknown>;
}

/** What is made from what the caches hold, and numbered: a new edition is made from what has just been read. */
export interface Edition {
  begin: () => void;
}

/** For use cases that change what is kept in memory. */
export interface HasCaches {
  /** Invalidates all of it: every change of the catalogue does so before it answers. */
  caches: Caches;
}

/**
 * Everything this server keeps in memory of the catalogue, so that one call brings all of it up to date: after a change
 * of its own before it answers, after another server's when the change feed tells.
 */
export class Caches {
  readonly #caches: readonly Cache[];
  readonly #edition: Edition;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor({ reread, thenBegin }: { reread: readonly Cache[]; thenBegin: Edition }) {
    this.#caches = reread;
    this.#edition = thenBegin;
  }

  /** Reads everything anew. Those who ask while it runs share one more run, which sees what they have written. */
  invalidate(): Promise<void> {
    if (!this.#running) return this.#run();
    this.#next ??= this.#running.catch(() => {}).then(() => this.#run());
    return this.#next;
  }

  #run(): Promise<void> {
    this.#next = null;
    this.#running = this.#refresh().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refresh(): Promise<void> {
    await Promise.all(this.#caches.map((cache) => cache.refresh()));
    // Last, so that pages of the new edition are drawn from what has just been read.
    this.#edition.begin();
  }
}
