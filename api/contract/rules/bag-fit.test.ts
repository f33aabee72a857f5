import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAG_SIZES, BAG_SIZES_CM, bySize, MEASURED_SIZES } from '../vocabulary/bag-sizes.ts';
import { assignSpaces, type Bags, bagsInSpaces, doorsFor, fitsInside, tooLargeFor } from './bag-fit.ts';
import { lockerSizes } from './locker-sizes.ts';

const HIVEBOX = lockerSizes('hivebox_locker_bank', 'GB') ?? {};
const QUADRALINK = lockerSizes('quadralink', 'GB') ?? {};
const bags = (small: number, medium: number, large: number): Bags => ({ small, medium, large });
const room = (small: number, medium: number, large: number, standard = 0) => ({ small, medium, large, standard });

describe('the bags that fit a door', () => {
  it.each([
    [[65, 45, 27], [52, 35, 45], false],
    [[52, 35, 45], [45, 52, 35], true],
    [[53, 35, 45], [45, 52, 35], false],
    [[65, 45, 27], [52, 94, 35], true],
    [[75, 52, 31], [52, 94, 35], true],
  ] as const)('%j into %j: %s', (thing, space, goes) => {
    expect(fitsInside(thing, space)).toBe(goes);
  });

  it.each([
    ['small', 'hivebox_locker_bank', 'GB', ['large']],
    ['medium', 'hivebox_locker_bank', 'GB', ['large']],
    ['large', 'hivebox_locker_bank', 'GB', ['large']],
    ['small', 'quadralink', 'GB', ['large']],
    ['medium', 'quadralink', 'GB', []],
    ['small', 'bendysquare', 'AT', ['large']],
    ['medium', 'bendysquare', 'AT', []],
    ['small', 'bendysquare', 'DE', ['large']],
    ['large', 'bendysquare', 'DE', []],
  ] as const)('a %s bag at %s in %s goes through %j', (size, type, country, doors) => {
    expect(doorsFor(size, lockerSizes(type, country) ?? {})).toEqual(doors);
  });

  it('are listed by size if they fit no door', () => {
    expect(tooLargeFor(bags(2, 1, 0), { doors: QUADRALINK, limit: null })).toEqual(['medium']);
    expect(tooLargeFor(bags(2, 1, 1), { doors: HIVEBOX, limit: null })).toEqual([]);
    expect(tooLargeFor(bags(1, 1, 1), { doors: null, limit: [70, 50, 30] })).toEqual(['large']);
    expect(tooLargeFor(bags(1, 1, 1), { doors: null, limit: null })).toEqual([]);
  });
});

it('moves bags as large as their spaces allow', () => {
  expect(bagsInSpaces(room(1, 2, 3), null)).toEqual(bags(1, 2, 3));
  expect(bagsInSpaces(room(1, 2, 3, 1), HIVEBOX)).toEqual(bags(4, 0, 3));
  expect(bagsInSpaces(room(0, 0, 3), QUADRALINK)).toEqual(bags(3, 0, 0));
});

describe('the spaces bags take', () => {
  const doors = BAG_SIZES_CM;
  const bank = { doors, limit: null, capacity: room(4, 4, 4) };
  it.each([
    ['the smallest doors', bags(2, 0, 0), room(4, 4, 4), room(2, 0, 0)],
    ['the next ones where those are taken', bags(2, 0, 0), room(1, 1, 4), room(1, 1, 0)],
    ['larger doors for those who need them first', bags(1, 1, 0), room(0, 1, 1), room(0, 1, 1)],
    ['more than there is, to be refused', bags(3, 0, 0), room(1, 1, 0), room(1, 1, 1)],
  ])('are %s', (_what, brought, free, demand) => {
    expect(assignSpaces(brought, free, bank)).toEqual(demand);
  });

  it('are none if a bag fits no door', () => {
    expect(
      assignSpaces(bags(1, 1, 0), room(0, 0, 9), { doors: QUADRALINK, limit: null, capacity: room(0, 0, 9) }),
    ).toBeNull();
  });

  it('are shelves of their size at a counter, otherwise the shared pool', () => {
    const counter = { doors: null, limit: null, capacity: room(3, 0, 0, 20) };
    expect(assignSpaces(bags(1, 2, 1), room(3, 0, 0, 20), counter)).toEqual(room(1, 0, 0, 3));
  });

  it('add up to the bags, and each bag fits its door', () => {
    const few = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(few, few, few, few, few, few, (a, b, c, x, y, z) => {
        const demand = assignSpaces(bags(a, b, c), room(x, y, z), bank);
        const total = BAG_SIZES.reduce((sum, size) => sum + (demand?.[size] ?? 0), 0);
        expect(total).toBe(a + b + c);
        // Each size goes through its own door and those above it.
        expect(demand?.large).toBeGreaterThanOrEqual(c);
        expect((demand?.medium ?? 0) + (demand?.large ?? 0)).toBeGreaterThanOrEqual(b + c);
      }),
    );
  });

  it('are found whenever some assignment fits', () => {
    const few = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(few, few, few, few, few, few, (a, b, c, x, y, z) => {
        const demand = assignSpaces(bags(a, b, c), room(x, y, z), bank) ?? bySize(() => 99);
        const fits = MEASURED_SIZES.every((size) => demand[size] <= room(x, y, z)[size]);
        expect(fits).toBe(c <= z && b + c <= y + z && a + b + c <= x + y + z);
      }),
    );
  });
});
