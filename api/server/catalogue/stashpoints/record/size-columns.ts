import { type RawBuilder, sql } from 'kysely';
import { BAG_SIZES, type BagSize, bySize, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';

/** Bags by size. */
type BySize = Record<BagSize, number>;

/** How many bags of each size a place has room for, as its row says it. */
export type CapacityColumns = Record<`capacity_${BagSize}`, number>;

/** What a row says of each size. */
export function capacityOf(row: CapacityColumns): BySize {
  return bySize((size) => row[`capacity_${size}`]);
}

export function capacityColumns(capacity: BySize): CapacityColumns {
  return Object.fromEntries(BAG_SIZES.map((size) => [`capacity_${size}`, capacity[size]])) as CapacityColumns;
}

/** Picks the sizes out of a row that has more. */
export function sizesOf(row: BySize): BySize {
  return bySize((size) => row[size]);
}

/** Bags by size as the arguments of the SQL functions, in the table’s order. */
export function measuredArguments(demand: BySize): RawBuilder<unknown> {
  return sql.join(MEASURED_SIZES.map((size) => sql`${demand[size]}`));
}

/** `s.capacity_small, s.capacity_medium, …`, in the order the SQL functions take them. */
export const CAPACITIES = sql.join(BAG_SIZES.map((size) => sql.ref(`s.capacity_${size}`)));

/** `room.small, room.medium, …` */
export const ROOM = sql.join(BAG_SIZES.map((size) => sql.ref(`room.${size}`)));
