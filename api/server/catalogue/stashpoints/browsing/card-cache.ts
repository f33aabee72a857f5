import { LRUCache } from 'lru-cache';
import type { BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { fixedSpaces, presentCard } from './present-card.ts';
import { type CardRow, listCardRows } from './store.ts';

/** A card ready to be sent: JSON without its last brace, and without what a stay decides. */
export interface CardText {
  version: number;
  text: string;
  spaces: { size: BagSize; text: string }[];
  row: CardRow;
}

const MOST_CARDS = 20_000;

/**
 * Keeps the texts of cards. The search tells each place's version, so a card that is old is noticed at once, on
 * this server and on every other, and nothing has to be told to forget it.
 */
export class CardCache {
  readonly #cards = new LRUCache<string, CardText>({ max: MOST_CARDS });
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The texts of places by their id, in one language or in all; each language is kept beside the others. */
  async read(wanted: readonly { id: string; version: number }[], language?: Language): Promise<Map<string, CardText>> {
    const keyOf = (id: string) => `${language ?? 'all'} ${id}`;
    const cards = new Map<string, CardText>();
    const missing: string[] = [];
    for (const { id, version } of wanted) {
      const card = this.#cards.get(keyOf(id));
      if (card && card.version >= version) cards.set(id, card);
      else missing.push(id);
    }
    if (missing.length > 0)
      for (const row of await listCardRows(this.#database.query, missing)) {
        const card = cardText(row, language);
        // What a transaction reads may never come to be.
        if (!this.#database.inTransaction()) this.#cards.set(keyOf(row.id), card);
        cards.set(row.id, card);
      }
    return cards;
  }
}

function cardText(row: CardRow, language: Language | undefined): CardText {
  return {
    version: row.version,
    text: withoutBrace(presentCard(row, language)),
    spaces: fixedSpaces(row).map((space) => ({ size: space.size, text: withoutBrace(space) })),
    row,
  };
}

function withoutBrace(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

export interface HasCards {
  cards: CardCache;
}
