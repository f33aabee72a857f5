import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['london', 'london', 0],
  ['londn', 'london', 1],
  ['lodnon', 'london', 1],
  ['pariss', 'paris', 1],
  ['barselona', 'barcelona', 1],
  ['edinborough', 'edinburgh', 3],
  ['rome', 'milan', 5],
  ['', 'rome', 4],
])('from “%s” to “%s” changes %i letters', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
  expect(editDistance(to, from)).toBe(changes);
});
