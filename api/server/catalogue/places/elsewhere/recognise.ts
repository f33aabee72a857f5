import { editDistance } from '../../../../contract/rules/edit-distance.ts';
import { foldName } from '../finding/fold-name.ts';
import { withoutWordsAround } from '../finding/words-around.ts';
import { type Meaning, worldByName } from './world-cities.ts';

/** Words for stations and airports in our languages, folded. */
const KIND_WORDS = new Set(
  (
    'station stn train railway central airport intl international terminal ' +
    'hbf hb bahnhof bhf hauptbahnhof flughafen zob gare centrale aeroport estacion tren aeropuerto ' +
    'stazione aeroporto estacao centraal city downtown'
  ).split(' '),
);
/** Names within a longer text must be this long, and of cities this large: others are words of other names. */
const WITHIN = { letters: 4, words: 4, population: 60_000 };
/** Shorter names are not guessed; one that is being typed is completed, and a longer one may have two wrong letters. */
const GUESSED = { begun: 4, oneWrong: 5, twoWrong: 8, population: 100_000 };

/** Recognises a city, station or airport of the world that the whole text names, with or without a word for its kind. */
export function recogniseWhole(typed: string): Meaning | null {
  const words = wordsOf(typed);
  const world = worldByName();
  const plain = withoutWordsAround(words);
  const bare = plain.filter((word) => !KIND_WORDS.has(word));
  for (const each of [words, plain, bare]) {
    const found = world.get(each.join(''));
    if (found) return found;
  }
  return null;
}

/** Recognises the longest name of a city, station or airport within a text, else one that the text begins, or nearly is. */
export function recogniseWithin(typed: string): Meaning | null {
  const words = wordsOf(typed);
  const world = worldByName();
  for (let length = Math.min(WITHIN.words, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const joined = words.slice(start, start + length).join('');
      const found = joined.length < WITHIN.letters || KIND_WORDS.has(joined) ? undefined : world.get(joined);
      if (found && found.city.population >= WITHIN.population) return found;
    }
  return guess(
    withoutWordsAround(words)
      .filter((word) => !KIND_WORDS.has(word))
      .join(''),
    world,
  );
}

function guess(joined: string, world: ReadonlyMap<string, Meaning>): Meaning | null {
  if (joined.length < GUESSED.begun || /\d/.test(joined)) return null;
  let best: { meaning: Meaning; changes: number } | null = null;
  const most = joined.length < GUESSED.oneWrong ? 0 : joined.length < GUESSED.twoWrong ? 1 : 2;
  for (const [name, meaning] of world) {
    if (name[0] !== joined[0] || meaning.city.population < GUESSED.population) continue;
    const isBegun = name.startsWith(joined);
    if (!isBegun && Math.abs(name.length - joined.length) > most) continue;
    const changes = isBegun ? 0 : editDistance(joined, name);
    if (changes > most || (best && changes > best.changes)) continue;
    if (!best || changes < best.changes || meaning.city.population > best.meaning.city.population)
      best = { meaning, changes };
  }
  return best?.meaning ?? null;
}

/** So many words of a text are read, as in the search of our own places. */
const MOST_WORDS = 16;

function wordsOf(typed: string): string[] {
  return foldName(typed.slice(0, 120)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}
