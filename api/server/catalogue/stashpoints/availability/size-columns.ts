import { type RawBuilder, sql } from 'kysely';
import { BAG_SIZES, bySize, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Demand } from './demand.ts';

/** Picks the sizes out of a row that has more. */
export function sizesOf(row: Demand): Demand {
  return bySize((size) => row[size]);
}

/** Returns bags by size as the arguments of the SQL functions, in the table’s order. */
export function measuredArguments(demand: Demand): RawBuilder<unknown> {
  return sql.join(MEASURED_SIZES.map((size) => sql`${demand[size]}`));
}

/** Capacity columns `s.capacity_small, s.capacity_medium, …`, in the order the SQL functions take them. */
export const CAPACITIES = sql.join(BAG_SIZES.map((size) => sql.ref(`s.capacity_${size}`)));

/** Columns `room.small, room.medium, …`. */
export const ROOM = sql.join(BAG_SIZES.map((size) => sql.ref(`room.${size}`)));
