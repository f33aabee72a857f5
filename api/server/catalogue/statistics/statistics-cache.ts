import type { Database } from '../../platform/database/connect.ts';
import { listActiveCurrencies } from '../currencies/list-active-currencies.ts';
import { type LowestPrices, type ReviewFigures, readLowestPrices, readReviewFigures } from './store.ts';

/** Figures of the whole network. */
export interface NetworkFigures {
  currencies: string[];
  lowest: LowestPrices;
  reviews: ReviewFigures;
}

/** The age after which figures are counted again: new reviews do not invalidate them. */
const FRESH_MS = 60_000;

/**
 * Figures of the whole network, cached in memory: counting them takes longer the more there is, and every page asks.
 * They are counted in the background, so that only the first request waits for them.
 */
export class StatisticsCache {
  readonly #database: Database;
  readonly #now: () => Date;
  #known: NetworkFigures | null = null;
  #knownAt = 0;
  #counting: Promise<NetworkFigures> | null = null;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async read(): Promise<NetworkFigures> {
    if (!this.#known) return this.refresh();
    // The cached figures stay in use when counting fails; the next reader tries again.
    if (Date.now() - this.#knownAt > FRESH_MS) this.#countOnce().catch(() => {});
    return this.#known;
  }

  /** Counts again, after a change that must be visible at once. */
  refresh(): Promise<NetworkFigures> {
    return this.#count();
  }

  #countOnce(): Promise<NetworkFigures> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }

  async #count(): Promise<NetworkFigures> {
    const { query } = this.#database;
    const figures = await this.#database.outside(async () => ({
      currencies: await listActiveCurrencies(query),
      lowest: await readLowestPrices(query),
      reviews: await readReviewFigures(query, this.#now()),
    }));
    this.#known = figures;
    this.#knownAt = Date.now();
    return figures;
  }
}

export interface HasStatistics {
  statistics: StatisticsCache;
}
