import { LRUCache } from 'lru-cache';
import type { StorageLimits } from '../../../../contract/rules/bag-fit.ts';
import type { BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { CacheUse } from '../../../platform/caches/caches.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { PreparedObject } from '../../../platform/http/json-text.ts';
import type { PricedRow } from '../prices/pricing.ts';
import { shelvesOf } from '../record/shelves.ts';
import { HoursAround, listCard } from './list-card.ts';
import { fixedSpaces, serializeCard } from './serialize-card.ts';
import { type CardRow, listCardRows } from './store.ts';

/** A card prepared for sending, without the fields that depend on a stay. */
export interface PreparedCard {
  version: number;
  json: PreparedObject;
  /** Undefined where the spaces are not published. */
  spaces: { size: BagSize; json: PreparedObject }[] | undefined;
  timezone: string;
  prices: PricedRow;
  shelves: StorageLimits;
  /** The hours of a list card, which leaves most of them out. */
  hours?: HoursAround;
}

/** The memory of all cached cards, however large the network is. */
const MAXIMUM_BYTES = 24 * 1024 * 1024;
/** A card's prices, shelves and hours, about. */
const BESIDE_TEXT_BYTES = 3_000;

/** The language of a card, and whether it has only what a list draws. */
export interface CardView {
  language?: Language | undefined;
  thin?: boolean;
}

/**
 * Caches prepared cards. The search returns each place's version, so an old card is noticed at once, on this server and
 * on every other, without any invalidation.
 */
export class CardCache {
  readonly #cards = new LRUCache<string, PreparedCard>({
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

  /**
   * Reads the cards of places by their id, in one language or in all, whole or for lists; each variant is cached
   * separately.
   */
  async read(
    wanted: readonly { id: string; version: number }[],
    { language, thin = false }: CardView = {},
  ): Promise<Map<string, PreparedCard>> {
    const view = `${thin ? 'thin' : 'whole'} ${language ?? 'all'} `;
    const keyOf = (id: string) => view + id;
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
        const card = thin ? prepareThinCard(row, language) : prepareCard(row, language);
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

function prepareCard(row: CardRow, language: Language | undefined): PreparedCard {
  return {
    version: row.version,
    json: new PreparedObject(serializeCard(row, language)),
    spaces: fixedSpaces(row).map((space) => ({ size: space.size, json: new PreparedObject(space) })),
    ...keptOf(row),
  };
}

function prepareThinCard(row: CardRow, language: Language = DEFAULT_LANGUAGE): PreparedCard {
  // The shelves of a counter are not drawn; of lockers, the bags that fit behind their doors.
  const doors = fixedSpaces(row).flatMap(({ size, door_cm }) =>
    door_cm ? [{ size, json: new PreparedObject({ size, door_cm }) }] : [],
  );
  return {
    version: row.version,
    json: new PreparedObject(listCard(serializeCard(row, language), language)),
    spaces: doors.length > 0 ? doors : undefined,
    ...keptOf(row),
    hours: new HoursAround(row),
  };
}

/** Returns the fields of a row that a stay needs: the others are in the text, and would take most of the memory. */
function keptOf(row: CardRow): Pick<PreparedCard, 'timezone' | 'prices' | 'shelves'> {
  const { timezone, currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee, size_pricing } = row;
  return {
    timezone,
    prices: { currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee, size_pricing },
    shelves: shelvesOf(row),
  };
}

export interface HasCards {
  cards: CardCache;
}
