import { foldName, writeOutUmlauts } from './fold-name.ts';

/** Words that are written short as often as in full. */
const SHORT: readonly (readonly [full: RegExp, short: string])[] = [
  [/\bsaint\b/g, 'st'],
  [/\bhauptbahnhof\b/g, 'hbf'],
  [/\bstreet\b/g, 'st'],
];

/** All forms in which a name may be typed, folded: `Saint-Charles` → `saint charles`, `st charles`. */
export function formsOf(name: string): string[] {
  const written = [foldName(name), foldName(writeOutUmlauts(name))];
  const short = written.map((form) =>
    SHORT.reduce((text, [full, abbreviation]) => text.replace(full, abbreviation), form),
  );
  return [...new Set([...written, ...short])].filter((form) => form !== '');
}

/** The column a place is found by: every form of every name, each after a bar, as `|kings cross|kgx`. */
export function searchTextOf(names: readonly string[]): string {
  return [...new Set(names.flatMap(formsOf))].map((form) => `|${form}`).join('');
}

/** The forms in a column. */
export function formsIn(searchText: string): string[] {
  return searchText.split('|').filter((form) => form !== '');
}
