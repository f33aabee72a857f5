import type { PlaceDirectory } from '../../catalogue/places/directory.ts';
import type { PageEdition } from '../../site/pages/page-edition.ts';
import type { StatisticsCache } from '../../site/statistics/statistics-cache.ts';

/**
 * Everything this server keeps in memory of the catalogue, so that one call brings all of it up to date: after a change
 * of its own before it answers, after another server's when the change feed tells.
 */
export class Caches {
  readonly #places: PlaceDirectory;
  readonly #statistics: StatisticsCache;
  readonly #pages: PageEdition;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(kept: { places: PlaceDirectory; statistics: StatisticsCache; pages: PageEdition }) {
    this.#places = kept.places;
    this.#statistics = kept.statistics;
    this.#pages = kept.pages;
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
    await Promise.all([this.#places.refresh(), this.#statistics.refresh()]);
    // Last, so that pages of the new edition are drawn from what has just been read.
    this.#pages.begin();
  }
}
