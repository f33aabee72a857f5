import { LRUCache } from 'lru-cache';
import type { CacheUse } from '../../platform/caches/caches.ts';

const FRESH_SECONDS = 60;
const MAXIMUM_BYTES = 24 * 1024 * 1024;
/** A page's entry beside its bytes, about. */
const BESIDE_BYTES = 500;

interface Kept<T> {
  page: T;
  edition: number;
  drawnAt: number;
}

/**
 * Caches rendered pages. A page of the current edition is served for a minute, and then once more while it is rendered
 * again; one that is given less time, or is of an older edition, is rendered first. When rendering fails, the last good
 * page is served anyway: pages stay available while the database is not.
 */
export class PageCache<T extends { packed: Buffer; isEmpty?: boolean }> {
  readonly #pages = new LRUCache<string, Kept<T>>({
    maxSize: MAXIMUM_BYTES,
    sizeCalculation: ({ page }, address) => page.packed.length + address.length + BESIDE_BYTES,
  });
  readonly #drawing = new Map<string, Promise<T>>();
  readonly #edition: () => number;
  #hits = 0;
  #misses = 0;

  /** Creates a cache. `edition` returns the number of the current edition. */
  constructor(edition: () => number) {
    this.#edition = edition;
  }

  /**
   * Returns the page of an address, rendered by `draw` where needed; `seconds` is the longest that it may be served, if
   * not a minute and once more.
   *
   * @throws what `draw` throws when nothing is cached.
   */
  async read(address: string, draw: () => Promise<T>, seconds?: number): Promise<T> {
    const kept = this.#pages.get(address);
    const edition = this.#edition();
    const isOld = kept !== undefined && Date.now() - kept.drawnAt > (seconds ?? FRESH_SECONDS) * 1_000;
    const isServed = kept?.edition === edition && !(isOld && seconds !== undefined);
    if (isServed) this.#hits += 1;
    else this.#misses += 1;
    if (!isServed) return this.#draw(address, edition, draw).catch((error) => lastGood(kept, error));
    if (isOld) this.#draw(address, edition, draw).catch(() => {});
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
        if (!page.isEmpty) this.#pages.set(address, { page, edition, drawnAt: Date.now() });
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
