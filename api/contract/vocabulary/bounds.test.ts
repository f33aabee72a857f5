import fc from 'fast-check';
import { array, integer, is, nullable, optional, string, trimmed } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { factsOf, max, min, pattern, size, withFacts } from './bounds.ts';

describe('a refinement', () => {
  it('enforces exactly the bounds it documents', () => {
    const bounds = fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(bounds, fc.integer(), ([low, high], value) => {
        const struct = max(min(integer(), low), high);
        const { minimum = Number.NaN, maximum = Number.NaN } = factsOf(struct);
        expect(is(value, struct)).toBe(value >= minimum && value <= maximum);
      }),
    );
  });

  it('is inherited by derived structs, and not by those it derives from', () => {
    const base = string();
    const name = size(base, 1, 5);
    for (const struct of [name, optional(name), nullable(name), trimmed(name)])
      expect(factsOf(struct)).toEqual({ minLength: 1, maxLength: 5 });
    expect(factsOf(base)).toEqual({});
    expect(factsOf(withFacts(pattern(name, /^a/), { examples: ['ab'] }))).toEqual({
      minLength: 1,
      maxLength: 5,
      pattern: '^a',
      examples: ['ab'],
    });
  });

  it('counts the items of a list and the characters of a text', () => {
    expect(factsOf(size(array(string()), 0, 12))).toEqual({ minItems: 0, maxItems: 12 });
    expect(is(['a'], size(array(string()), 2))).toBe(false);
  });
});
