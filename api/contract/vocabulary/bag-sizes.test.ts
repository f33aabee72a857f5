import { describe, expect, it } from 'vitest';
import { BAG_SIZES, BAG_SIZES_CM, bySize, LARGEST_FIRST, MEASURED_SIZES } from './bag-sizes.ts';

describe('the table of bag sizes', () => {
  it('starts with the smallest: no size has a shorter side than the one before it', () => {
    const sizes = MEASURED_SIZES.map((size) => BAG_SIZES_CM[size]);
    for (const side of [0, 1, 2] as const)
      expect(sizes.map((cm) => cm[side])).toEqual(sizes.map((cm) => cm[side]).sort((a, b) => a - b));
  });

  it('lists the same sizes in reverse, with those for any bag last both times', () => {
    expect(LARGEST_FIRST).toEqual(['large', 'medium', 'small', 'standard']);
    expect(BAG_SIZES).toEqual([...MEASURED_SIZES, 'standard']);
  });

  it('has a value for each size', () => {
    expect(bySize((size) => size.length)).toEqual({ small: 5, medium: 6, large: 5, standard: 8 });
  });
});
