import {
  BAG_SIZES_CM,
  type BagSize,
  byMeasuredSize,
  bySize,
  MEASURED_SIZES,
  type MeasuredSize,
  type SizeCm,
} from '../vocabulary/bag-sizes.ts';

/** Number of bags of each size. */
export type Bags = Record<MeasuredSize, number>;

/** Inner sizes of a place's spaces, by size; sizes it does not have are left out. */
export type Doors = Partial<Record<BagSize, SizeCm>>;

export const NO_BAGS_OF_A_SIZE: Bags = byMeasuredSize(() => 0);

/** Checks that a thing fits into a space, turned in any direction. */
export function fitsInside(thing: SizeCm, space: SizeCm): boolean {
  const sides = [...space].sort(ascending);
  return [...thing].sort(ascending).every((side, index) => side <= (sides[index] ?? 0));
}

/**
 * Checks that a door is sold for cabin bags, the smallest size that travellers name. A smaller one is sold for a small
 * bag, up to its own centimetres.
 */
export function takesCabinBag(door: SizeCm): boolean {
  return fitsInside(BAG_SIZES_CM.small, door);
}

/** Returns the doors that a bag of a size goes through, the smallest first. */
export function doorsFor(size: MeasuredSize, doors: Doors): MeasuredSize[] {
  return MEASURED_SIZES.filter((each) => doors[each] && fitsInside(BAG_SIZES_CM[size], doors[each]));
}

/**
 * Returns the bags that may be in booked spaces, for another place to store them: each as large as its space allows. One
 * behind a door too small for any size counts as the smallest.
 */
export function bagsInSpaces(spaces: Record<BagSize, number>, doors: Doors | null): Bags {
  const bags = { ...NO_BAGS_OF_A_SIZE, small: spaces.standard };
  for (const size of MEASURED_SIZES) {
    const door = doors?.[size];
    const largest = door ? (MEASURED_SIZES.findLast((each) => fitsInside(BAG_SIZES_CM[each], door)) ?? 'small') : size;
    bags[largest] += spaces[size];
  }
  return bags;
}

/** Returns the door sizes of a place from its spaces; null if none is measured. */
export function doorsOf(spaces: readonly { size: BagSize; door_cm?: SizeCm | undefined }[]): Doors | null {
  const measured = spaces.filter((space) => space.door_cm);
  return measured.length > 0 ? Object.fromEntries(measured.map(({ size, door_cm }) => [size, door_cm])) : null;
}

/** Limits of a place for the bags it stores. */
export interface StorageLimits {
  /** Null if the bags are not stored behind doors of their own. */
  doors: Doors | null;
  /** The largest bag a counter accepts; null without a limit. */
  limit: SizeCm | null;
  /** Number of bags stored at once, by size. */
  capacity: Record<BagSize, number>;
}

/** Returns the sizes among the bags that a place never accepts, even when it is empty. */
export function tooLargeFor(bags: Bags, { doors, limit }: Pick<StorageLimits, 'doors' | 'limit'>): MeasuredSize[] {
  const takes = (size: MeasuredSize) =>
    doors ? doorsFor(size, doors).length > 0 : limit === null || fitsInside(BAG_SIZES_CM[size], limit);
  return MEASURED_SIZES.filter((size) => bags[size] > 0 && !takes(size));
}

/**
 * Assigns spaces to bags: behind doors the smallest free one that fits each, the largest bag first; on shelves those of
 * the bag's size, or the common pool if there are none. Returns null when a bag is too large for the place. If too few
 * spaces are free, the result exceeds the capacity, and the availability check refuses it.
 */
export function assignSpaces(
  bags: Bags,
  room: Record<BagSize, number>,
  stashpoint: StorageLimits,
): Record<BagSize, number> | null {
  const demand = bySize(() => 0);
  const { doors, capacity } = stashpoint;
  if (tooLargeFor(bags, stashpoint).length > 0) return null;
  for (const size of MEASURED_SIZES.toReversed())
    if (!doors) demand[capacity[size] > 0 ? size : 'standard'] += bags[size];
    else
      for (let bag = 0; bag < bags[size]; bag += 1) {
        const taking = doorsFor(size, doors);
        const free = taking.find((each) => demand[each] < room[each]) ?? taking.at(-1);
        if (free) demand[free] += 1;
      }
  return demand;
}

function ascending(a: number, b: number): number {
  return a - b;
}
