import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { listCandidates } from './candidates-store.ts';
import { type Correction, correctWords } from './correct-words.ts';
import { findWithin } from './find-within.ts';
import { foldName } from './fold-name.ts';
import type { NamedPlace } from './named-place.ts';
import { compareRanked, fitOf, type Ranked } from './rank-places.ts';
import { shortened } from './search-text.ts';
import { withoutWordsAround } from './words-around.ts';

/** The longest text that is searched as a name; so long a text is a sentence. */
const LONGEST = 120;
const MOST_WORDS = 16;
const MOST_WORDS_OF_A_NAME = 8;

export interface Found {
  places: Ranked[];
  /** The part of the text that names no place, as it was typed; null if all of it is a name. */
  unknown: string | null;
}

/** Tells whether a text is blank, or names only the thing searched for. */
export function namesNoPlace(typed: string): boolean {
  return withoutWordsAround(wordsOf(typed)).length === 0;
}

/**
 * Finds places by what was typed, the best first: exactly, as a prefix, as the prefix of a later word, as words in any
 * order together with the city or country around. Only when nothing matches is more tolerated: words that are no names,
 * wrong letters, and at last all but the name of a place.
 *
 * `lookUp` returns what is known of a place, or nothing. Where `isElsewhere`, wrong letters and names within the text
 * are not tolerated.
 */
export async function findPlaces(
  query: Kysely<Schema>,
  typed: string,
  lookUp: (id: string) => NamedPlace | undefined,
  isElsewhere = () => false,
): Promise<Found> {
  const words = wordsOf(typed);
  if (words.length === 0) return { places: [], unknown: null };
  const named = words.length > MOST_WORDS_OF_A_NAME ? [] : await findNamed(query, words, lookUp, isElsewhere);
  return named.length > 0 || isElsewhere() ? { places: named, unknown: null } : findWithin(query, typed, words, lookUp);
}

function wordsOf(typed: string): string[] {
  return foldName(typed.slice(0, LONGEST)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/** Finds places that the whole text names. */
async function findNamed(
  query: Kysely<Schema>,
  words: readonly string[],
  lookUp: (id: string) => NamedPlace | undefined,
  isElsewhere: () => boolean,
): Promise<Ranked[]> {
  const find = (texts: readonly Correction[]) => rankCandidates(query, texts, lookUp);
  const text = words.join(' ');
  for (const written of new Set([text, shortened(text)])) {
    const found = await find([asTyped(written)]);
    if (found.length > 0) return found;
  }
  const plain = withoutWordsAround(words).join(' ');
  if (plain !== text && plain !== '') {
    const withoutFillers = await find([asTyped(plain)]);
    if (withoutFillers.length > 0) return withoutFillers;
  }
  if (isElsewhere()) return [];
  const meant = plain || text;
  for (const every of [false, true]) {
    const corrected = await find(await correctWords(query, meant, every));
    if (corrected.length > 0) return corrected;
  }
  return [];
}

function asTyped(text: string): Correction {
  return { text, changes: 0 };
}

/**
 * Returns the places that match one of the texts, those with the fewest changed letters first. Texts are in that order.
 */
async function rankCandidates(
  query: Kysely<Schema>,
  texts: readonly Correction[],
  lookUp: (id: string) => NamedPlace | undefined,
): Promise<Ranked[]> {
  if (texts.length === 0) return [];
  const ids = await listCandidates(
    query,
    texts.map(({ text }) => text),
  );
  const wanted = texts.map(({ text, changes }) => {
    return { words: text.split(' '), joined: text.replaceAll(' ', ''), changes, changed: changes > 0 };
  });
  const ranked: Ranked[] = [];
  for (const id of ids) {
    const place = lookUp(id);
    if (!place) continue;
    for (const each of wanted) {
      const fit = fitOf(place, each);
      if (!fit) continue;
      ranked.push({ place, changes: each.changes, ...fit });
      break;
    }
  }
  return ranked.sort(compareRanked);
}
