import { LRUCache } from 'lru-cache';

const FRESH_MS = 60_000;
const MAXIMUM_PAGES = 400;

interface Kept<T> {
  page: T;
  edition: number;
  drawnAt: number;
}

/**
 * Drawn pages, kept in memory. A page of the current edition is served for a minute, and then once more while it is
 * drawn anew; one of an older edition says what is no longer so, and is drawn first. When drawing fails, the last good
 * page is served all the same: while the database is away, public pages stay.
 */
export class KeptPages<T extends object> {
  readonly #pages = new LRUCache<string, Kept<T>>({ max: MAXIMUM_PAGES });
  readonly #drawing = new Map<string, Promise<T>>();
  readonly #edition: () => number;

  /** `edition` answers the number of the current edition. */
  constructor(edition: () => number) {
    this.#edition = edition;
  }

  /** The page of an address, drawn by `draw` where it has to be. @throws what `draw` throws when nothing was kept. */
  async read(address: string, draw: () => Promise<T>): Promise<T> {
    const kept = this.#pages.get(address);
    const edition = this.#edition();
    if (kept?.edition !== edition) return this.#draw(address, edition, draw).catch((error) => lastGood(kept, error));
    if (Date.now() - kept.drawnAt > FRESH_MS) this.#draw(address, edition, draw).catch(() => {});
    return kept.page;
  }

  /** Of many who ask for the same page at once, one draws. */
  #draw(address: string, edition: number, draw: () => Promise<T>): Promise<T> {
    const key = `${edition} ${address}`;
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawn = draw()
      .then((page) => {
        // Drawn from what was so when it began: an edition that has begun meanwhile is not this one.
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
