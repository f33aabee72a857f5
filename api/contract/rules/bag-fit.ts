import {
  BAG_SIZES_CM,
  type BagSize,
  byMeasuredSize,
  bySize,
  MEASURED_SIZES,
  type MeasuredSize,
  type SizeCm,
} from '../vocabulary/bag-sizes.ts';

/** How many bags of each size a traveller brings. */
export type Bags = Record<MeasuredSize, number>;

/** Inner sizes of the spaces a place sells, by size; a size it does not have is left out. */
export type Doors = Partial<Record<BagSize, SizeCm>>;

export const NO_BAGS_OF_A_SIZE: Bags = byMeasuredSize(() => 0);

/** Whether something goes into a space, turned whichever way. */
export function goesInto(thing: SizeCm, space: SizeCm): boolean {
  const sides = [...space].sort(ascending);
  return [...thing].sort(ascending).every((side, index) => side <= (sides[index] ?? 0));
}

/**
 * Whether a bag of a size goes behind a door. Every locker is sold as taking one cabin bag (specification §9), though
 * some are shorter than the largest of them: who books is asked whether theirs goes in. Larger bags are measured.
 */
export function doorTakes(size: MeasuredSize, door: SizeCm): boolean {
  return size === 'small' || goesInto(BAG_SIZES_CM[size], door);
}

/** The smallest door that takes a bag of a size; null where none does. */
export function smallestDoorFor(size: MeasuredSize, doors: Doors): MeasuredSize | null {
  return MEASURED_SIZES.find((each) => doors[each] && doorTakes(size, doors[each])) ?? null;
}

/** The doors of a place as its spaces tell them; null where none is measured. */
export function doorsOf(spaces: readonly { size: BagSize; door_cm?: SizeCm | undefined }[]): Doors | null {
  const measured = spaces.filter((space) => space.door_cm);
  return measured.length > 0 ? Object.fromEntries(measured.map(({ size, door_cm }) => [size, door_cm])) : null;
}

/** What bags meet at a place. */
export interface Shelves {
  /** Null where bags do not go behind doors of their own. */
  doors: Doors | null;
  /** The largest bag a counter takes; null where any will do. */
  limit: SizeCm | null;
  /** What it stores at once, by size. */
  capacity: Record<BagSize, number>;
}

/** Sizes among the bags that a place does not take, whatever is free. */
export function tooLargeFor(bags: Bags, { doors, limit }: Pick<Shelves, 'doors' | 'limit'>): MeasuredSize[] {
  const takes = (size: MeasuredSize) =>
    doors ? smallestDoorFor(size, doors) !== null : limit === null || goesInto(BAG_SIZES_CM[size], limit);
  return MEASURED_SIZES.filter((size) => bags[size] > 0 && !takes(size));
}

/**
 * The spaces bags get: behind doors the smallest free one that takes each, the largest bag first; on shelves those of
 * its size, or the common pool where there are none. Null when a bag is too large for the place. Where too little is free
 * the answer asks for more than there is, and is refused by whoever counts.
 */
export function assignSpaces(
  bags: Bags,
  room: Record<BagSize, number>,
  place: Shelves,
): Record<BagSize, number> | null {
  const demand = bySize(() => 0);
  const { doors, capacity } = place;
  if (tooLargeFor(bags, place).length > 0) return null;
  for (const size of MEASURED_SIZES.toReversed())
    if (!doors) demand[capacity[size] > 0 ? size : 'standard'] += bags[size];
    else
      for (let bag = 0; bag < bags[size]; bag += 1) {
        const taking = MEASURED_SIZES.filter((each) => doors[each] && doorTakes(size, doors[each]));
        const free = taking.find((each) => demand[each] < room[each]) ?? taking.at(-1);
        if (free) demand[free] += 1;
      }
  return demand;
}

function ascending(a: number, b: number): number {
  return a - b;
}
