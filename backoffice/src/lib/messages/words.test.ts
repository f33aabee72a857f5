import { CHANGE_ACTIONS, ERROR_STATUS, LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import type { Part, Texts } from './merge.ts';

const files = import.meta.glob<Part>(['./*/*.ts', '!./*/index.ts'], { eager: true });
const sources = import.meta.glob<string>(
  // The counter has its own dictionaries.
  ['../../**/*.{ts,tsx}', '!../../lib/messages/**', '!../../host/counter/**', '!../../**/*.test.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Returns every text of a language under its full key; `own` leaves out the texts of react-admin itself. */
function wordsOf(language: string, own = true): Map<string, string> {
  const parts = Object.entries(files).filter(
    ([file]) => file.startsWith(`./${language}/`) && !(own && file.endsWith('/react-admin.ts')),
  );
  return new Map(parts.flatMap(([, { words }]) => [...flatten(words)]));
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const english = wordsOf('en');
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('the console’s texts in %s', (language) => {
  const words = wordsOf(language);

  it('have the same keys as the English ones', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use the same placeholders, with singular and plural forms', () => {
    for (const [key, text] of english) {
      expect(placeholders(words.get(key) ?? ''), key).toEqual(placeholders(text));
      expect((words.get(key) ?? '').split('||||').length, key).toBe(text.split('||||').length);
    }
  });

  it('are translated: no sentence is left in English', () => {
    const left = [...english].filter(([key, text]) => isSentence(text) && words.get(key) === text);
    expect(left).toEqual([]);
  });

  it('include all texts of react-admin', () => {
    const all = wordsOf(language, false);
    const missing = [...wordsOf('en', false).keys()].filter((key) => key.startsWith('ra.') && !all.has(key));
    expect(missing).toEqual([]);
  });
});

describe('the console’s texts', () => {
  it('include a message for every error id', () => {
    const ids = [...english.keys()].filter((key) => key.startsWith('errors.')).map((key) => key.slice(7));
    expect(ids.sort()).toEqual([...Object.keys(ERROR_STATUS), 'UNKNOWN', 'OFFLINE', 'STAFF_ONLY', 'HOSTS_ONLY'].sort());
  });

  it('cover all changes the log records, and nothing else', () => {
    const said = [...english.keys()].filter((key) => key.startsWith('shared.action.')).map((key) => key.slice(14));
    expect(said.sort()).toEqual([...CHANGE_ACTIONS].sort());
  });

  it('are each in one part only', () => {
    const roots = Object.entries(files)
      .filter(([file]) => file.startsWith('./en/'))
      .flatMap(([, { words }]) => Object.keys(words));
    expect(roots).toEqual([...new Set(roots)]);
  });

  it('exist for every key the source uses', () => {
    const keys = [...english.keys()];
    const missing = sayings().filter((pattern) => !keys.some((key) => pattern.test(key)));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const said = sayings();
    const unused = [...english.keys()].filter((key) => !said.some((pattern) => pattern.test(key)) && !isLooked(key));
    expect(unused).toEqual([]);
  });
});

/** Tells whether a key is built at run time: fields of a form in a log, errors by their id, a resource's list. */
function isLooked(key: string): boolean {
  return /\.field\.|^errors\.|^kit\.action\.|\.(title|count|search|none|none_text)$/.test(key);
}

/**
 * Tells whether a text has more than one word: single words are often the same in two languages, longer texts hardly
 * ever.
 */
function isSentence(text: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/%\{\w+\}|\|\|\|\|/g, ''));
}

/** The fields of the API that a column exports look like keys. */
const EXPORTED = /\bcsv=\{\[[^\]]*\]\}/g;

/** Returns patterns of the keys the source uses: a text `a.b` names one key, and `a.${b}` or `a.b_${c}` all that match. */
function sayings(): RegExp[] {
  const asked = Object.values(sources).flatMap((text) =>
    [...text.replace(EXPORTED, '').matchAll(/['"`]([a-z][\w-]*(?:\.(?:[\w-]|\$\{[^}]+\})+)+)['"`]/g)].map(
      ([, key = '']) => key,
    ),
  );
  const roots = new Set([...english.keys()].map((key) => key.split('.')[0]));
  const keys = [...new Set(asked)].filter((key) => roots.has(key.split('.')[0]) && !/\.tsx?$/.test(key));
  return keys.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w.-]+')}(\\.|$)`));
}
