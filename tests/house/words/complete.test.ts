import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { flatten, namesIn, type Texts } from '../../../api/words/texts.ts';
import { ROOT } from '../imports.ts';

const WORDS = join(ROOT, 'api/words');

/** Returns every text of a language, by its part and key. */
function textsOf(language: string): Map<string, string> {
  const files = globSync('**/*.json', { cwd: join(WORDS, language) });
  return new Map(
    files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(WORDS, language, file), 'utf8')) as Texts;
      return flatten(texts).map(([key, text]): [string, string] => [`${file}: ${key}`, text]);
    }),
  );
}

const english = textsOf('en');
/** Texts of a library, which has words of its own that are the same in two languages. */
const own = [...english].filter(([key]) => !key.startsWith('console/react-admin.json'));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are those in English: none is missing, none is left over', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('name the same values, with as many plural forms', () => {
    const shapeOf = (text = '') => ({ names: namesIn(text), forms: text.split('||||').length });
    const wrong = own.filter(
      ([key, text]) => JSON.stringify(shapeOf(texts.get(key))) !== JSON.stringify(shapeOf(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('are translated: no sentence is left in English', () => {
    expect(own.filter(([key, text]) => isSentence(text) && texts.get(key) === text)).toEqual([]);
  });
});

/** Tells whether a text has three words or more: fewer are often the same in two languages. */
function isSentence(text: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/%\{\w+\}|\|{4}/g, ''));
}
