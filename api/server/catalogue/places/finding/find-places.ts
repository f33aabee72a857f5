import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { listCandidates } from './candidates-store.ts';
import { type Correction, correctWords } from './correct-words.ts';
import { foldName } from './fold-name.ts';
import type { NamedPlace } from './named-place.ts';
import { compareRanked, FIT, fitOf, type Ranked } from './rank-places.ts';

/**
 * Words around a name that are not part of it: the thing searched for, and prepositions. Left out only when nothing
 * matches with them.
 */
const FILLERS = new Set(
  (
    'luggage bag bags storage locker lockers store left deposit near in at the of to by and ' +
    'gepack gepackaufbewahrung schliessfach schliessfacher koffer am im bei nahe der die das ' +
    'consigne consignes bagage bagages casier pres de du des la le les l a au aux ' +
    'consigna equipaje taquillas cerca el los las en deposito bagagli bagaglio vicino di da al del della il ' +
    'bagagem cacifos perto do no na'
  ).split(' '),
);

/** The longest text that is searched as a name; so long a text is a sentence. */
const LONGEST = 80;
const MOST_WORDS = 8;

/**
 * Finds places by what was typed, the best first: exactly, as a prefix, as the prefix of a later word, as words in any
 * order together with the city or country around. Only when nothing matches is more tolerated: words that are no names,
 * wrong letters, and at last all but the name of a city.
 *
 * `lookUp` returns what is known of a place, or nothing.
 */
export async function findPlaces(
  query: Kysely<Schema>,
  typed: string,
  lookUp: (id: string) => NamedPlace | undefined,
): Promise<Ranked[]> {
  const words = foldName(typed.slice(0, LONGEST)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const find = (texts: readonly Correction[]) => rankCandidates(query, texts, lookUp);
  const text = words.join(' ');
  const found = await find([asTyped(text)]);
  if (found.length > 0) return found;
  const plain = words.filter((word) => !FILLERS.has(word)).join(' ');
  if (plain !== text && plain !== '') {
    const withoutFillers = await find([asTyped(plain)]);
    if (withoutFillers.length > 0) return withoutFillers;
  }
  const meant = plain || text;
  for (const every of [false, true]) {
    const corrected = await find(await correctWords(query, meant, every));
    if (corrected.length > 0) return corrected;
  }
  const parts = partsOf(plain.split(' ').filter(Boolean));
  return (await find(parts.map(asTyped))).filter(({ fit, place }) => fit === FIT.whole && place.type === 'city');
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

/** Splits a text of several words into each word alone and with its neighbour. */
function partsOf(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  return [
    ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ...words.filter(({ length }) => length > 3),
  ];
}
