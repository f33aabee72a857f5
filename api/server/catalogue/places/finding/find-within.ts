import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { listNamedBy } from './candidates-store.ts';
import { foldName } from './fold-name.ts';
import type { NamedPlace } from './named-place.ts';
import { compareRanked, FIT, type Ranked } from './rank-places.ts';
import { isAroundNames } from './words-around.ts';

/** The longest name looked for within a text, in words. */
const LONGEST_NAME = 5;
/** Shorter names of landmarks are words of other names: `Sol`, `Dom`. */
const SHORTEST_LANDMARK = 5;

interface Within extends Ranked {
  /** The words of the text that name it. */
  words: readonly string[];
}

/**
 * Finds the places whose whole names stand within a longer text, such as an address: cities, and landmarks in them;
 * without a city landmarks anywhere, then countries. Returns the rest of the text too, as it was typed.
 */
export async function findWithin(
  query: Kysely<Schema>,
  typed: string,
  words: readonly string[],
  lookUp: (id: string) => NamedPlace | undefined,
): Promise<{ places: Ranked[]; unknown: string | null }> {
  const runs = new Map(runsOf(words).map((run) => [run.join(''), run]));
  const ids = await listNamedBy(query, [...runs.keys()]);
  const found = ids.flatMap((id) => {
    const place = lookUp(id);
    return place ? (namedWithin(place, runs) ?? []) : [];
  });
  const places = mostSpecific(found);
  const known = new Set(places.slice(0, 1).flatMap((first) => wordsBy(first, found)));
  return { places, unknown: places.length > 0 ? withoutWords(typed, known) : null };
}

/** Returns every run of neighbouring words, the longest first. */
function runsOf(words: readonly string[]): string[][] {
  const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length) }, (_, index) => index + 1).reverse();
  return lengths.flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, start) => words.slice(start, start + length)),
  );
}

function namedWithin(place: NamedPlace, runs: ReadonlyMap<string, string[]>): Within | null {
  const named = place.forms.filter(({ joined }) => runs.has(joined)).sort((a, b) => b.joined.length - a.joined.length);
  const [longest] = named;
  if (!longest || (place.type === 'landmark' && longest.joined.length < SHORTEST_LANDMARK)) return null;
  const words = named.flatMap(({ joined }) => runs.get(joined) ?? []);
  return { place, changes: 0, fit: FIT.whole, form: longest.text, words };
}

/** Returns landmarks in a city that is named too, then the cities; else landmarks, those with the longest name first. */
function mostSpecific(found: readonly Within[]): Within[] {
  const of = (type: NamedPlace['type']) => found.filter(({ place }) => place.type === type).sort(compareNamed);
  const [cities, landmarks] = [of('city'), of('landmark')];
  if (cities.length === 0) return landmarks.length > 0 ? landmarks : of('country');
  const inThem = landmarks.filter(({ place }) => cities.some((city) => place.aroundIds.includes(city.place.id)));
  return [...inThem, ...cities];
}

function compareNamed(a: Within, b: Within): number {
  return (b.form?.length ?? 0) - (a.form?.length ?? 0) || compareRanked(a, b);
}

/** Returns the words by which a place is named, and its city or country. */
function wordsBy(first: Within, found: readonly Within[]): string[] {
  const around = found.filter(({ place }) => first.place.aroundIds.includes(place.id));
  return [first, ...around].flatMap(({ words }) => words);
}

/** Returns a text without these folded words, and without the words at its ends that only lead to a name; null if none is left. */
function withoutWords(typed: string, known: ReadonlySet<string>): string | null {
  const rest = typed
    .trim()
    .split(/[\s,;]+/)
    .filter(
      (token) =>
        !foldName(token)
          .split(' ')
          .every((word) => word === '' || known.has(word)),
    );
  const isAround = (token: string | undefined) => token !== undefined && isAroundNames(foldName(token));
  while (isAround(rest[0])) rest.shift();
  while (isAround(rest.at(-1))) rest.pop();
  return rest.join(' ') || null;
}
