import { BAG_COUNT, MEASURED_SIZES, type MeasuredSize, NO_BAGS_OF_A_SIZE } from '@cubby/api';
import { bagsOfAll } from './bag-sizes.ts';
import type { Stay } from './stay.ts';

/** Returns the stay with another number of bags: a new one is a cabin bag, and cabin bags are removed first. */
export function withBagCount(stay: Stay, bags: number): Stay {
  if (!stay.sizes) return { ...stay, bags };
  const sizes = { ...stay.sizes, small: stay.sizes.small + Math.max(0, bags - stay.bags) };
  for (const size of MEASURED_SIZES) sizes[size] -= Math.min(sizes[size], Math.max(0, bagsOfAll(sizes) - bags));
  return { ...stay, bags, sizes };
}

/**
 * Returns the stay with another number of bags of one size; at least one bag, and never more than may be booked at
 * once.
 */
export function withSize(stay: Stay, size: MeasuredSize, count: number): Stay {
  const sizes = { ...(stay.sizes ?? { ...NO_BAGS_OF_A_SIZE, small: stay.bags }), [size]: count };
  const bags = bagsOfAll(sizes);
  return bags < BAG_COUNT.minimum || bags > BAG_COUNT.maximum ? stay : { ...stay, bags, sizes };
}
