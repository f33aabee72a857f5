import { LRUCache } from 'lru-cache';
import type { StorageLimits } from '../../../../contract/rules/bag-fit.ts';
import type { BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import type { CacheUse } from '../../../platform/caches/caches.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { PreparedObject } from '../../../platform/http/json-text.ts';
import type { PricedRow } from '../prices/pricing.ts';
import { shelvesOf } from '../record/shelves.ts';
import { fixedSpaces, serializeCard } from './serialize-card.ts';
import { type CardRow, listCardRows } from './store.ts';

/** A card prepared for sending, without the fields that depend on a stay. */
export interface PreparedCard {
  json: PreparedObject;
  /** Undefined where the spaces are not published. */
  spaces: { size: BagSize; json: PreparedObject }[] | undefined;
  timezone: string;
  prices: PricedRow;
  shelves: StorageLimits;
}

interface KeptCard extends PreparedCard {
  version: number;
}

/** The memory of all cached cards, however large the network is. */
const MAXIMUM_BYTES = 24 * 1024 * 1024;
/** A card's prices, shelves and hours, about. */
const BESIDE_TEXT_BYTES = 3_000;

/**
 * Caches prepared cards. The search returns each place's version, so an old card is noticed at once, on this server and
 * on every other, without any invalidation.
 */
export class CardCache {
  readonly #cards = new LRUCache<string, KeptCard>({
    maxSize: MAXIMUM_BYTES,
    sizeCalculation: ({ json, spaces = [] }) =>
      spaces.reduce((bytes, space) => bytes + space.json.length, json.length + BESIDE_TEXT_BYTES),
  });
  readonly #database: Database;
  #hits = 0;
  #misses = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads the cards of places by their id, in one language or in all; each is cached separately. */
  async read(
    wanted: readonly { id: string; version: number }[],
    language?: Language,
  ): Promise<Map<string, PreparedCard>> {
    const keyOf = (id: string) => `${language ?? 'all'} ${id}`;
    const cards = new Map<string, PreparedCard>();
    const missing: string[] = [];
    for (const { id, version } of wanted) {
      const card = this.#cards.get(keyOf(id));
      if (card && card.version >= version) cards.set(id, card);
      else missing.push(id);
    }
    this.#hits += cards.size;
    this.#misses += missing.length;
    if (missing.length > 0)
      for (const row of await listCardRows(this.#database.query, missing)) {
        const card = prepareCard(row, language);
        // Rows read in a transaction may be rolled back.
        if (!this.#database.inTransaction()) this.#cards.set(keyOf(row.id), card);
        cards.set(row.id, card);
      }
    return cards;
  }

  use(): CacheUse {
    return { hits: this.#hits, misses: this.#misses, entries: this.#cards.size };
  }
}

function prepareCard(row: CardRow, language: Language | undefined): KeptCard {
  const { timezone, currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee, size_pricing } = row;
  return {
    version: row.version,
    json: PreparedObject.of(serializeCard(row, language)),
    spaces: fixedSpaces(row).map((space) => ({ size: space.size, json: PreparedObject.of(space) })),
    // The other fields are in the text, and would take most of the memory.
    timezone,
    prices: { currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee, size_pricing },
    shelves: shelvesOf(row),
  };
}

export interface HasCards {
  cards: CardCache;
}
