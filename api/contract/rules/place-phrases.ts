import type { PlaceWords } from '../phrases/phrases.ts';

/** Kind of a place, as needed for the words before its name. */
type Kind = 'country' | 'city' | 'landmark';

/**
 * Returns the phrase for being in a city, in a country or near a landmark: `in London`, `à Paris`, `vicino alla Torre
 * Eiffel`. The rules are right for nearly all names; a place with another article carries its own phrase.
 */
export function inPhrase(name: string, kind: Kind, words: PlaceWords): string {
  if (kind === 'city') return words.inCity(name);
  if (kind === 'country') return `${words.inCountry} ${name}`;
  const rule = words.nearNamed.find(([names]) => names.test(name));
  return rule ? rule[1](name) : `${words.near} ${name}`;
}
