import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { flatten, namesIn } from '../../../api/words/texts.ts';
import { ROOT } from '../imports.ts';
import { parse } from './parse.ts';

const WORDS = join(ROOT, 'api/words');

/** Returns the texts of a language by their files and keys. */
function textsOf(language: string): Map<string, string> {
  const files = globSync('**/*.json', { cwd: join(WORDS, language) });
  return new Map(
    files.flatMap((file) => flatten(parse(readFileSync(join(WORDS, language, file), 'utf8')), `${file} `)),
  );
}

const english = textsOf('en');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are those in English', () => {
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('name no other values', () => {
    const strange = (key: string, text: string) =>
      namesIn(text).filter((name) => !namesIn(english.get(key) ?? '').includes(name));
    expect([...texts].filter(([key, text]) => strange(key, text).length > 0)).toEqual([]);
  });
});
