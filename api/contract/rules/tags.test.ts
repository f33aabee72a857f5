import { expect, it } from 'vitest';
import { doubleTag, isTagRange } from './tags.ts';

it.each([
  ['nothing twice', ['A', 1, 20], ['B', 1, 20], null],
  ['one after the other', ['A', 1, 20], ['A', 21, 40], null],
  ['the last and the first', ['A', 1, 20], ['A', 20, 40], 'A20'],
  ['one inside the other', ['A', 1, 40], ['A', 7, 9], 'A7'],
  ['numbers alone', ['', 1, 9], ['', 9, 12], '9'],
] as const)('finds the tag that stands in two ranges: %s', (_name, one, other, tag) => {
  const ranges = [one, other].map(([prefix, first, last]) => ({ prefix, first, last }));
  expect(doubleTag(ranges)).toBe(tag);
  expect(doubleTag(ranges.toReversed())).toBe(tag);
});

it.each([
  [{ prefix: 'A', first: 1, last: 1 }, true],
  [{ prefix: 'A', first: 2, last: 1 }, false],
  [{ prefix: 'A', first: 1, last: 1001 }, false],
  [{ prefix: 'a', first: 1, last: 2 }, false],
  [{ prefix: 'A', first: 1 }, false],
])('tells whether %o is a range', (range, isOne) => {
  expect(isTagRange(range)).toBe(isOne);
});
