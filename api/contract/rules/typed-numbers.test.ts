import { describe, expect, it } from 'vitest';
import type { Language } from '../vocabulary/languages.ts';
import { readAmount, readNumber } from './typed-numbers.ts';

/** As typed, and what it is in English, in German and in French, in cents. */
const TYPED: [string, number | null, number | null, number | null][] = [
  ['120', 12_000, 12_000, 12_000],
  ['0', 0, 0, 0],
  ['007', 700, 700, 700],
  ['12,50', 1_250, 1_250, 1_250],
  ['12.50', 1_250, 1_250, 1_250],
  ['12,5', 1_250, 1_250, 1_250],
  ['120.5', 12_050, 12_050, 12_050],
  ['0,5', 50, 50, 50],
  ['0.05', 5, 5, 5],
  ['1.299,50', 129_950, 129_950, 129_950],
  ['1,299.50', 129_950, 129_950, 129_950],
  ['1 299,50', 129_950, 129_950, 129_950],
  ['1\u202f299,50', 129_950, 129_950, 129_950],
  ['1’299.50', 129_950, 129_950, 129_950],
  ['1,299,000', 129_900_000, 129_900_000, 129_900_000],
  ['1.299.000,00', 129_900_000, 129_900_000, 129_900_000],
  ['1,299', 129_900, null, null],
  ['1.299', null, 129_900, 129_900],
  ['12,505', 1_250_500, null, null],
  ['12.505', null, 1_250_500, 1_250_500],
  ['1.250,00', 125_000, 125_000, 125_000],
  ['1,250.00', 125_000, 125_000, 125_000],
  [' 7 ', 700, 700, 700],
  ['１２，５０', 1_250, 1_250, 1_250],
  ['１２００', 120_000, 120_000, 120_000],
  ['٧٥', 7_500, 7_500, 7_500],
  ['99,99', 9_999, 9_999, 9_999],
  ['0.005', null, null, null],
  ['0,005', null, null, null],
  ['12.34.5', null, null, null],
  ['1.29,50', null, null, null],
  ['1,2990.50', null, null, null],
  ['1.299.50', null, null, null],
  ['12,', null, null, null],
  [',5', null, null, null],
  ['', null, null, null],
  ['about 20', null, null, null],
  ['20 €', null, null, null],
  ['1e3', null, null, null],
  ['-5', null, null, null],
  ['1,5,5', null, null, null],
  ['1.234567', null, null, null],
];

it.each(TYPED)('an amount typed as %j', (text, ...expected) => {
  expect((['en', 'de', 'fr'] as const).map((language) => readAmount(text, 100, language))).toEqual(expected);
});

describe('a number', () => {
  it.each<[string, Language, number, number | null]>([
    ['1,299,000', 'en', 0, 1_299_000],
    ['1.299', 'it', 0, 1_299],
    ['12.5', 'it', 0, null],
    ['51,5074', 'de', 5, 51.5074],
    ['51.5074', 'de', 5, 51.5074],
    ['-0,1278', 'pt', 5, -0.1278],
    ['−0.1278', 'en', 5, -0.1278],
    ['51.507', 'de', 5, 51.507],
    ['--1', 'en', 5, null],
  ])('typed as %j in %s, with at most %d decimals', (text, language, decimals, expected) => {
    expect(readNumber(text, language, decimals)).toBe(expected);
  });
});
