import type { Cache, Changed } from '../../platform/caches/caches.ts';
import type { Database } from '../../platform/database/connect.ts';
import { type ReviewFigures, readReviewFigures } from './store.ts';

/** The age after which figures are counted again: new reviews do not invalidate them. */
const FRESH_MS = 60_000;

/**
 * Figures of all reviews, cached in memory, because every page asks. They are read in the background, so that only the
 * first request waits for them.
 */
export class StatisticsCache implements Cache {
  readonly #database: Database;
  readonly #now: () => Date;
  #known: ReviewFigures | null = null;
  #knownAt = 0;
  #counting: Promise<ReviewFigures> | null = null;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async read(): Promise<ReviewFigures> {
    if (!this.#known) return this.refresh();
    // The cached figures stay in use when counting fails; the next reader tries again.
    if (Date.now() - this.#knownAt > FRESH_MS) this.#countOnce().catch(() => {});
    return this.#known;
  }

  /** Counts again, after a change that must be visible at once. */
  async refresh(changed: Changed = null): Promise<ReviewFigures> {
    return this.#known && changed && !changed.has('reviews') ? this.#known : this.#count();
  }

  #countOnce(): Promise<ReviewFigures> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }

  async #count(): Promise<ReviewFigures> {
    const { query } = this.#database;
    const figures = await this.#database.outside(() => readReviewFigures(query, this.#now()));
    this.#known = figures;
    this.#knownAt = Date.now();
    return figures;
  }
}

export interface HasStatistics {
  statistics: StatisticsCache;
}
