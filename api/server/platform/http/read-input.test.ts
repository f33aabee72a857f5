import { array, coerce, create, defaulted, number, object, optional, refine, StructError, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { AnyStruct } from '../../../contract/endpoint.ts';
import { readInput } from './read-input.ts';

const Count = coerce(number(), string(), (text) => Number(text));
const plain = object({
  id: string(),
  count: optional(Count),
  limit: defaulted(Count, 10),
  place: optional(object({ lat: Count })),
});
const refined = refine(plain, 'even', ({ count = 0 }) => count % 2 === 0 || 'odd');

const VALUES: unknown[] = [
  { id: 'a' },
  { id: 'a', count: '3' },
  { id: 'a', count: '4', limit: '7', place: { lat: '51.5' } },
  { id: 'a', count: undefined },
  {},
  { id: 1, count: 'x', place: { lat: {} } },
  { id: 'a', unknown: 1 },
  JSON.parse('{"id":"a","__proto__":{"count":2},"toString":"x"}'),
  Object.create({ id: 'inherited' }),
  [],
  ['a'],
  null,
  undefined,
  'a',
];

/** Describes what came of it: the value as it was read, or the fields that failed and why. */
function outcome(read: () => unknown): unknown {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof StructError)) return String(error);
    return error.failures().map(({ path, type, refinement }) => [path.join('.'), type, refinement]);
  }
}

describe('input', () => {
  it.each<[string, AnyStruct]>([
    ['an object', plain],
    ['a refined object', refined],
    ['no object at all', array(string())],
    ['an optional object', optional(plain)],
  ])('is read through %s as superstruct reads it', (_name, struct) => {
    for (const value of VALUES)
      expect(outcome(() => readInput(value, struct))).toEqual(outcome(() => create(value, struct)));
  });

  it('is left as it came', () => {
    const value = { id: 'a', count: '4' };
    readInput(value, plain);
    expect(value).toEqual({ id: 'a', count: '4' });
  });
});
