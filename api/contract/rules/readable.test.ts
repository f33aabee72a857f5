import { describe, expect, it } from 'vitest';
import { findUnreadable } from './readable.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

describe('values that can’t be stored', () => {
  it.each<[string, unknown, string | null]>([
    ['plain text', 'Zoë', null],
    ['a whole pair of surrogates', '🧳', null],
    ['tabs and lines', 'a\tb\nc', null],
    ['numbers, flags, nothing', { a: 1, b: true, c: null, d: undefined }, null],
    ['NUL', 'a\0b', ''],
    ['NUL in a field', { first_name: 'a\0' }, 'first_name'],
    ['NUL within', { customer: { tags: ['fine', '\0'] } }, 'customer.tags.1'],
    ['NUL in a name', { 'a\0': 1 }, ''],
    ['the first half of a pair', { text: 'a\ud83e' }, 'text'],
    ['the second half of a pair', { text: '\uddf3' }, 'text'],
    ['a field that every object has', { a: [{ valueOf: 'x' }] }, 'a.0.valueOf'],
    ['such a name as a value', { a: 'toString' }, null],
    ['bytes, which are no text', { file: new Uint8Array([0, 0]) }, null],
  ])('%s', (_what, value, path) => expect(findUnreadable(value)).toBe(path));

  it('include endless nesting', () => {
    expect(findUnreadable(nested(20))).toBeNull();
    expect(findUnreadable({ values: nested(5000) })).toMatch(/^values\./);
  });
});
