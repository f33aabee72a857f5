import { foldName, writeOutUmlauts } from './fold-name.ts';
import type { Form } from './named-place.ts';

/** Words that are abbreviated as often as written in full. */
const SHORT: readonly (readonly [full: RegExp, short: string])[] = [
  [/\bsaint\b/g, 'st'],
  [/\bhauptbahnhof\b/g, 'hbf'],
  [/\bstreet\b/g, 'st'],
];

/** Returns all forms in which a name may be typed, folded: `Saint-Charles` → `saint charles`, `st charles`. */
export function formsOf(name: string): string[] {
  const written = [foldName(name), foldName(writeOutUmlauts(name))];
  return [...new Set([...written, ...written.map(shortened)])].filter((form) => form !== '');
}

/** Abbreviates what is often abbreviated: every name has this form, too. */
export function shortened(folded: string): string {
  return SHORT.reduce((text, [full, abbreviation]) => text.replace(full, abbreviation), folded);
}

/**
 * Returns the column a place is found by: every form of every name, each after a bar, and after one more bar its
 * additional search terms: `|kings cross||kgx|kings x`.
 */
export function searchTextOf(names: readonly string[], alsoFoundBy: readonly string[] = []): string {
  const own = new Set(names.flatMap(formsOf));
  const more = new Set(alsoFoundBy.flatMap(formsOf).filter((form) => !own.has(form)));
  const written = (forms: ReadonlySet<string>) => [...forms].map((form) => `|${form}`).join('');
  return more.size > 0 ? `${written(own)}|${written(more)}` : written(own);
}

/** Reads the forms in such a column. */
export function formsIn(searchText: string): Form[] {
  const [own = '', more = ''] = searchText.split('||');
  return [...formsOfPart(own, true), ...formsOfPart(more, false)];
}

function formsOfPart(part: string, isName: boolean): Form[] {
  return part
    .split('|')
    .filter((text) => text !== '')
    .map((text) => ({ text, words: text.split(' '), joined: text.replaceAll(' ', ''), isName }));
}
