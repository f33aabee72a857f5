import { describe, expect, it } from 'vitest';
import { readSizes, writeSizes } from './bag-sizes.ts';
import { withBagCount, withSize } from './change-bags.ts';

const bags = (small: number, medium: number, large: number) => ({ small, medium, large });
const stay = { dropoff: '2030-06-10T10:00', pickup: '2030-06-10T16:00' };

describe('sizes in an address', () => {
  it.each([
    ['large:1,small:2', 3, bags(2, 0, 1)],
    ['small:1,small:1', 2, bags(2, 0, 0)],
    ['large:1', 2, null],
    ['large:-1,small:2', 1, null],
    ['huge:1', 1, null],
    ['large', 1, null],
    ['large:1e2', 100, null],
    ['', 1, null],
    [null, 1, null],
  ])('%j for %i bags', (text, count, sizes) => {
    expect(readSizes(text, count)).toEqual(sizes);
  });

  it('are read as they are written', () => {
    expect(writeSizes(bags(2, 0, 1))).toBe('small:2,large:1');
    expect(readSizes(writeSizes(bags(2, 3, 1)), 6)).toEqual(bags(2, 3, 1));
  });
});

describe('a change of the number of bags', () => {
  it.each([
    [bags(1, 0, 1), 4, bags(3, 0, 1)],
    [bags(1, 0, 2), 2, bags(0, 0, 2)],
    [bags(0, 1, 2), 2, bags(0, 0, 2)],
    [bags(0, 1, 2), 1, bags(0, 0, 1)],
  ])('of %j, to %i', (sizes, count, expected) => {
    const before = sizes.small + sizes.medium + sizes.large;
    expect(withBagCount({ ...stay, bags: before, sizes }, count)).toMatchObject({ bags: count, sizes: expected });
  });

  it('stays a number if sizes are unknown', () => {
    expect(withBagCount({ ...stay, bags: 2 }, 3)).toEqual({ ...stay, bags: 3 });
  });
});

describe('a size', () => {
  it('starts with cabin bags', () => {
    expect(withSize({ ...stay, bags: 2 }, 'large', 1)).toMatchObject({ bags: 3, sizes: bags(2, 0, 1) });
  });

  it('never goes below one or above the maximum', () => {
    const one = { ...stay, bags: 1, sizes: bags(0, 0, 1) };
    expect(withSize(one, 'large', 0)).toBe(one);
    expect(withSize(one, 'small', 1000)).toBe(one);
  });
});
