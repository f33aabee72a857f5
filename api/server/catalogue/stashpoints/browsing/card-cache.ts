import { LRUCache } from 'lru-cache';
import type { Shelves } from '../../../../contract/rules/bag-fit.ts';
import type { BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { PreparedObject } from '../../../platform/http/json-text.ts';
import { shelvesOf } from '../record/shelves.ts';
import { fixedSpaces, presentCard } from './present-card.ts';
import { type CardRow, listCardRows } from './store.ts';
import { HoursAround, thinCard } from './thin-card.ts';

/** A card prepared to be sent: all of it but what a stay decides. */
export interface PreparedCard {
  version: number;
  json: PreparedObject;
  /** Undefined where they are not told. */
  spaces: { size: BagSize; json: PreparedObject }[] | undefined;
  row: CardRow;
  shelves: Shelves;
  /** Of a thin card, which leaves most hours out. */
  hours?: HoursAround;
}

const MAXIMUM_CARDS = 20_000;

/** In which language, and whether only what a list draws. */
export interface CardView {
  language?: Language | undefined;
  thin?: boolean;
}

/**
 * Keeps cards prepared. The search tells each place's version, so a card that is old is noticed at once, on
 * this server and on every other, and nothing has to be told to forget it.
 */
export class CardCache {
  readonly #cards = new LRUCache<string, PreparedCard>({ max: MAXIMUM_CARDS });
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The cards of places by their id, in one language or in all, whole or thin; each way is kept beside the others. */
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
    if (missing.length > 0)
      for (const row of await listCardRows(this.#database.query, missing)) {
        const card = thin ? prepareThinCard(row, language) : prepareCard(row, language);
        // What a transaction reads may never come to be.
        if (!this.#database.inTransaction()) this.#cards.set(keyOf(row.id), card);
        cards.set(row.id, card);
      }
    return cards;
  }
}

function prepareCard(row: CardRow, language: Language | undefined): PreparedCard {
  return {
    version: row.version,
    json: new PreparedObject(presentCard(row, language)),
    spaces: fixedSpaces(row).map((space) => ({ size: space.size, json: new PreparedObject(space) })),
    row,
    shelves: shelvesOf(row),
  };
}

function prepareThinCard(row: CardRow, language: Language = DEFAULT_LANGUAGE): PreparedCard {
  // What a counter has on its shelves is not drawn; of lockers, what goes behind their doors.
  const doors = fixedSpaces(row).flatMap(({ size, door_cm }) =>
    door_cm ? [{ size, json: new PreparedObject({ size, door_cm }) }] : [],
  );
  return {
    version: row.version,
    json: new PreparedObject(thinCard(presentCard(row, language), language)),
    spaces: doors.length > 0 ? doors : undefined,
    row,
    shelves: shelvesOf(row),
    hours: new HoursAround(row),
  };
}

export interface HasCards {
  cards: CardCache;
}
