import type { PlaceWords } from './phrases.ts';

/**
 * Returns the phrase for being in a city, in a country or near a landmark: `in London`, `à Paris`, `vicino alla Torre
 * Eiffel`. The rules are right for nearly all names; a place with another article carries its own phrase.
 */
export function inPhrase(name: string, kind: keyof PlaceWords, words: PlaceWords): string {
  for (const { names = '', flags, phrase } of words[kind]) {
    const found = new RegExp(names, flags).exec(name);
    if (found) return phrase.replace('%{name}', () => found[1] ?? name);
  }
  return name;
}
