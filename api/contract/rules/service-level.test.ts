import { expect, it } from 'vitest';
import { serviceLevel } from './service-level.ts';

it.each([
  ['standard', 'standard'],
  ['premium', 'premium'],
  ['Standard', 'premium'],
  ['gold', 'premium'],
  ['', 'premium'],
  [null, 'premium'],
  [undefined, 'premium'],
  [2, 'premium'],
])('%j is %s', (value, level) => {
  expect(serviceLevel(value)).toBe(level);
});
