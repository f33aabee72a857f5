import { fieldError } from '../../../../contract/errors.ts';
import {
  assignSpaces,
  type Bags,
  doorsFor,
  NO_BAGS_OF_A_SIZE,
  type StorageLimits,
} from '../../../../contract/rules/bag-fit.ts';
import { bagCountOf } from '../../../../contract/rules/fields.ts';
import {
  BAG_SIZES,
  type BagSize,
  bySize,
  MEASURED_SIZES,
  type MeasuredSize,
} from '../../../../contract/vocabulary/bag-sizes.ts';

/** Bags by size. `standard` ones have no size of their own and go into the common pool. */
export type Demand = Record<BagSize, number>;

export const NO_BAGS: Demand = bySize(() => 0);

/**
 * Returns the bags by size as they were requested.
 *
 * @throws CubbyError INVALID_DATA when they do not add up to the bag count.
 */
export function demandOf(bagCount: number, spaces: readonly { size: BagSize; quantity: number }[]): Demand {
  const demand = { ...NO_BAGS };
  for (const { size, quantity } of spaces) demand[size] += quantity;
  if (bagsIn(demand) !== bagCount || spaces.some(({ quantity }) => quantity < 0))
    throw fieldError('storage_spaces', 'The spaces must add up to bag_count.');
  return demand;
}

/** Adds up the bags of all sizes. */
export function bagsIn(demand: Demand): number {
  return BAG_SIZES.reduce((total, size) => total + demand[size], 0);
}

/**
 * Returns the bags a traveller has named, by their sizes.
 *
 * @throws CubbyError INVALID_DATA when they do not add up to the bag count.
 */
export function bagsOf(bagCount: number, sizes: readonly { size: MeasuredSize; quantity: number }[]): Bags {
  const bags = { ...NO_BAGS_OF_A_SIZE };
  for (const { size, quantity } of sizes) bags[size] += quantity;
  const total = MEASURED_SIZES.reduce((sum, size) => sum + bags[size], 0);
  if (total !== bagCount || sizes.some(({ quantity }) => quantity < 0))
    throw fieldError('bag_sizes', 'The sizes must add up to bag_count.');
  return bags;
}

/**
 * Reads the bags of a query: how many, and by their spaces or by their sizes.
 *
 * @throws CubbyError INVALID_DATA when they do not add up.
 */
export function readBags(query: {
  bag_count?: number | undefined;
  storage_spaces?: string | undefined;
  bag_sizes?: string | undefined;
}) {
  const bagCount = bagCountOf(query.bag_count);
  const demand = query.storage_spaces ? demandOf(bagCount, parseSpaces(query.storage_spaces)) : null;
  const bags = !demand && query.bag_sizes ? bagsOf(bagCount, parseBags(query.bag_sizes)) : null;
  return { bagCount, demand, bags };
}

/** Reads the spaces `large:1,small:2` of a query. */
export function parseSpaces(text: string): { size: BagSize; quantity: number }[] {
  return readSizes('storage_spaces', text, BAG_SIZES);
}

/** Reads the bags `large:1,small:2` of a query. */
export function parseBags(text: string): { size: MeasuredSize; quantity: number }[] {
  return readSizes('bag_sizes', text, MEASURED_SIZES);
}

function readSizes<S extends BagSize>(field: string, text: string, sizes: readonly S[]) {
  return text.split(',').map((part) => {
    const [name = '', count = ''] = part.split(':');
    const size = sizes.find((known) => known === name);
    const quantity = Number(count);
    if (!size || count.trim() === '' || !Number.isSafeInteger(quantity) || quantity < 0)
      throw fieldError(field, 'Sizes must be written as large:1,small:2.');
    return { size, quantity };
  });
}

/** Returns how many bags of unknown sizes fit: in the pool where there is one, else behind doors or in units. */
export function bagsThatFit(room: Demand, { doors, capacity }: StorageLimits): number {
  const units = doors ? doorsFor('small', doors) : MEASURED_SIZES;
  return Math.max(0, capacity.standard > 0 ? room.standard : units.reduce((sum, size) => sum + room[size], 0));
}

/**
 * Returns the spaces for bags; null when one of them is too large for the place. Bags of unknown sizes count as cabin
 * bags where there are doors they have to go through.
 */
export function spacesFor(bagCount: number, bags: Bags | null, room: Demand, shelves: StorageLimits): Demand | null {
  if (bags) return assignSpaces(bags, room, shelves);
  if (shelves.doors) return assignSpaces({ ...NO_BAGS_OF_A_SIZE, small: bagCount }, room, shelves);
  return assignBags(bagCount, room, shelves.capacity.standard > 0);
}

/** Assigns bags without sizes: to the pool where there is one, else to the smallest units that are free. */
function assignBags(bagCount: number, room: Demand, hasPool: boolean): Demand {
  if (hasPool) return { ...NO_BAGS, standard: bagCount };
  const demand = { ...NO_BAGS };
  let left = bagCount;
  for (const size of MEASURED_SIZES) {
    // Bags that fit nowhere are requested of the largest size, where they will be refused.
    demand[size] = size === MEASURED_SIZES.at(-1) ? left : Math.min(left, room[size]);
    left -= demand[size];
  }
  return demand;
}
