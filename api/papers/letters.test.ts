import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_CODES } from '../contract/vocabulary/currencies.ts';
import { LANGUAGES } from '../contract/vocabulary/languages.ts';
import { fileWith, type Weight } from './letters.ts';

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
