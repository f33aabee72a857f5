import { LANGUAGES, type Language } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../../api/words/brand.ts';
import { textsOf } from '../../words/catalogue.ts';
import { textsIn } from './texts.ts';

/* A line must not break between a number and its unit, or before a French punctuation mark. */

const NUMBER = String.raw`(?:\d|%\{[^}]+\})`;
const UNIT = String.raw`(?:%(?!\{)|[€£$]|(?:cm|mm|m²|m|km|kg|h|min|Uhr|MB)(?![\p{L}\d])|Min\.)`;

const EVERYWHERE: [what: string, rule: RegExp][] = [['a number and its unit', new RegExp(`${NUMBER} ${UNIT}`, 'u')]];
const OWN: Partial<Record<Language, typeof EVERYWHERE>> = {
  de: [['„z. B.“ and its kind', /\b(?:z\. ?B\.|d\. ?h\.|u\. ?a\.)/]],
  fr: [
    ['a mark and the word before it', / [:;!?»]/],
    ['« and the word after it', /« /],
  ],
};

describe.each(['de', 'fr', 'es', 'it', 'pt'] as const)('texts in %s', (language) => {
  const texts = textsIn(language);

  it('exist', () => {
    expect(texts.length).toBeGreaterThan(2000);
  });

  it.each([...EVERYWHERE, ...(OWN[language] ?? [])])('do not break between %s', (_what, rule) => {
    expect(texts.filter(({ text }) => rule.test(text))).toEqual([]);
  });
});

it.each(LANGUAGES)('the product’s name is %%{brand} in %s', (language) => {
  expect([...textsOf(language)].filter(([, text]) => text.includes(BRAND))).toEqual([]);
});

describe('the typography rules', () => {
  it.each([
    ['60 %', true],
    ['60\u00a0%', false],
    ['%{size} cm', true],
    ['%{place} %{time}', false],
    ['2 miles', false],
  ])('recognise %j', (text, found) => {
    expect(EVERYWHERE.some(([, rule]) => rule.test(text))).toBe(found);
  });
});
