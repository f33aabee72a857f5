import { BAG_SIZES, type BagSize, bySize } from '../../../../contract/vocabulary/bag-sizes.ts';

/** The capacity of a place by size, as columns. */
export type CapacityColumns = Record<`capacity_${BagSize}`, number>;

/** Returns the capacity of a row by size. */
export function capacityOf(row: CapacityColumns): Record<BagSize, number> {
  return bySize((size) => row[`capacity_${size}`]);
}

export function capacityColumns(capacity: Record<BagSize, number>): CapacityColumns {
  return Object.fromEntries(BAG_SIZES.map((size) => [`capacity_${size}`, capacity[size]])) as CapacityColumns;
}
