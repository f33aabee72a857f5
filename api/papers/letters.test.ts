import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_CODES } from '../contract/vocabulary/currencies.ts';
import { LANGUAGES } from '../contract/vocabulary/languages.ts';
import { fileWith, runsOf, type Weight } from './letters.ts';

test('papers have a glyph for every letter of every sum, in both weights', () => {
  const sums = CURRENCY_CODES.flatMap((currency) => [
    CURRENCIES[currency].symbol,
    ...LANGUAGES.map((language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(-1234567.89),
    ),
  ]);
  const letters = [...new Set(sums.join(''))].filter((letter) => letter.trim() !== '');
  const missing = (['regular', 'strong'] as Weight[]).flatMap((weight) =>
    letters.filter((letter) => !fileWith(letter, weight)).map((letter) => `${letter} (${weight})`),
  );
  expect(letters).toEqual(expect.arrayContaining(['₩', '₪', '€', '£', 'č']));
  expect(missing).toEqual([]);
});

test('a name in letters that papers lack is written in Latin ones', () => {
  const written = (text: string) =>
    runsOf(text, 'regular')
      .map((run) => run.text)
      .join('');
  expect(['김민준', '王小明 (Ming)', 'דוד', 'გიორგი', 'Ελένη', 'Zoe\u0308', 'A\u0007B'].map(written)).toEqual([
    'GimMinJun',
    'WangXiaoMing (Ming)',
    'dvd',
    'giorgi',
    'Ελένη',
    'Zoë',
    'AB',
  ]);
});
