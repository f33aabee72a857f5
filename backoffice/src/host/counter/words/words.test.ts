import { LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { words as english } from './en.ts';
import { dictionaries, type Words } from './words.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../lib/appearance/*Words.tsx', '!../words/**', '!../**/*.test.*'],
  { eager: true, query: '?raw', import: 'default' },
);

function textsOf(words: Words): Map<string, string> {
  const parts = Object.entries(words).flatMap(([part, texts]) =>
    Object.entries(texts as Record<string, string>).map(([key, text]): [string, string] => [`${part}.${key}`, text]),
  );
  return new Map(parts);
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const ours = textsOf(english);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the counter’s texts in %s', (language) => {
  it('use the same placeholders, with singular and plural forms', async () => {
    const theirs = textsOf((await dictionaries[language]()).words);
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort());
    for (const [key, text] of ours) {
      expect(placeholders(theirs.get(key) ?? ''), key).toEqual(placeholders(text));
      expect((theirs.get(key) ?? '').split('||||').length, key).toBe(text.split('||||').length);
    }
  });

  it('are translated: no sentence is left in English', async () => {
    const theirs = textsOf((await dictionaries[language]()).words);
    const isSentence = (text: string) =>
      /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/%\{\w+\}|\|{4}/g, ''));
    expect([...ours].filter(([key, text]) => isSentence(text) && theirs.get(key) === text)).toEqual([]);
  });
});

describe('the counter’s texts', () => {
  it('are all used', () => {
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/['`]([a-z_]+\.(?:[\w-]|\$\{[^}]+\})+)['`]/g)].map(([, key = '']) => key),
    );
    const said = asked.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`));
    // Errors are looked up by an id that only the server knows.
    const unused = [...ours.keys()].filter((key) => !key.startsWith('errors.') && !said.some((each) => each.test(key)));
    expect(unused).toEqual([]);
  });
});
