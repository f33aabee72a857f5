import { fieldError } from '../../../../contract/errors.ts';
import { BAG_SIZES, type BagSize, bySize, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';

/** Bags by size. `standard` ones have no size of their own and go into the common pool. */
export type Demand = Record<BagSize, number>;

export const NO_BAGS: Demand = bySize(() => 0);

/**
 * Bags by size as they were asked for.
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

/** How many bags those are together. */
export function bagsIn(demand: Demand): number {
  return BAG_SIZES.reduce((total, size) => total + demand[size], 0);
}

/** Reads `large:1,small:2` of a query. */
export function parseSpaces(text: string): { size: BagSize; quantity: number }[] {
  return text.split(',').map((part) => {
    const [name = '', count = ''] = part.split(':');
    const size = BAG_SIZES.find((known) => known === name);
    const quantity = Number(count);
    if (!size || !Number.isSafeInteger(quantity) || quantity < 0)
      throw fieldError('storage_spaces', 'Write spaces like large:1,small:2.');
    return { size, quantity };
  });
}

/** Bags that fit without naming sizes: the pool where there is one, else any unit of a locker bank. */
export function bagsThatFit(room: Demand, hasPool: boolean): number {
  return Math.max(0, hasPool ? room.standard : MEASURED_SIZES.reduce((sum, size) => sum + room[size], 0));
}

/** Gives bags without sizes a place: the pool where there is one, else the smallest units that are free. */
export function assignBags(bagCount: number, room: Demand, hasPool: boolean): Demand {
  if (hasPool) return { ...NO_BAGS, standard: bagCount };
  const demand = { ...NO_BAGS };
  let left = bagCount;
  for (const size of MEASURED_SIZES) {
    // What fits nowhere is asked of the largest, where it will be refused.
    demand[size] = size === MEASURED_SIZES.at(-1) ? left : Math.min(left, room[size]);
    left -= demand[size];
  }
  return demand;
}
