import { LRUCache } from 'lru-cache';
import type { CacheUse } from '../../platform/caches/caches.ts';

const FRESH_MS = 60_000;
const MAXIMUM_PAGES = 400;

interface Kept<T> {
  page: T;
  edition: number;
  drawnAt: number;
}

/**
 * Caches rendered pages. A page of the current edition is served for a minute, and then once more while it is rendered
 * again; one of an older edition is out of date, and is rendered first. When rendering fails, the last good page is
 * served anyway: public pages stay available while the database is not.
 */
export class PageCache<T extends object> {
  readonly #pages = new LRUCache<string, Kept<T>>({ max: MAXIMUM_PAGES });
  readonly #drawing = new Map<string, Promise<T>>();
  readonly #edition: () => number;
  #hits = 0;
  #misses = 0;

  /** Creates a cache. `edition` returns the number of the current edition. */
  constructor(edition: () => number) {
    this.#edition = edition;
  }

  /** Returns the page of a URL, rendered by `draw` where needed. @throws what `draw` throws when nothing is cached. */
  async read(address: string, draw: () => Promise<T>): Promise<T> {
    const kept = this.#pages.get(address);
    const edition = this.#edition();
    if (kept?.edition === edition) this.#hits += 1;
    else this.#misses += 1;
    if (kept?.edition !== edition) return this.#draw(address, edition, draw).catch((error) => lastGood(kept, error));
    if (Date.now() - kept.drawnAt > FRESH_MS) this.#draw(address, edition, draw).catch(() => {});
    return kept.page;
  }

  use(): CacheUse {
    return { hits: this.#hits, misses: this.#misses, entries: this.#pages.size };
  }

  /** Renders a page once for all concurrent requests. */
  #draw(address: string, edition: number, draw: () => Promise<T>): Promise<T> {
    const key = `${edition} ${address}`;
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawn = draw()
      .then((page) => {
        // Rendered from the data at its beginning: an edition that has begun since is another one.
        this.#pages.set(address, { page, edition, drawnAt: Date.now() });
        return page;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawn);
    return drawn;
  }
}

function lastGood<T>(kept: Kept<T> | undefined, error: unknown): T {
  if (kept) return kept.page;
  throw error;
}
