import { BAG_SIZES, type BagSize, bySize } from '../../../../contract/vocabulary/bag-sizes.ts';

/** How many bags of each size a place has room for, as its row says it. */
export type CapacityColumns = Record<`capacity_${BagSize}`, number>;

/** What a row says of each size. */
export function capacityOf(row: CapacityColumns): Record<BagSize, number> {
  return bySize((size) => row[`capacity_${size}`]);
}

export function capacityColumns(capacity: Record<BagSize, number>): CapacityColumns {
  return Object.fromEntries(BAG_SIZES.map((size) => [`capacity_${size}`, capacity[size]])) as CapacityColumns;
}
