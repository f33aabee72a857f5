import { expect, it } from 'vitest';
import { readAmount } from './money.ts';

it.each([
  ['120', 100, 12_000],
  ['120.5', 100, 12_050],
  ['1.299,50', 100, 129_950],
  ['1,299.50', 100, 129_950],
  ['1 299,50', 100, 129_950],
  ['1.299', 100, 129_900],
  ['1,299,000', 1, 1_299_000],
  ['0,5', 100, 50],
  ['0.005', 100, null],
  ['12.34.5', 100, null],
  ['', 100, null],
  ['about 20', 100, null],
  ['-5', 100, null],
])('an amount typed as %j', (text, minor, expected) => {
  expect(readAmount(text, minor)).toBe(expected);
});
