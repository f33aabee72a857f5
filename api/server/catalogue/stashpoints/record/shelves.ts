import type { StorageLimits } from '../../../../contract/rules/bag-fit.ts';
import { lockerSizes } from '../../../../contract/rules/locker-sizes.ts';
import { capacityOf } from './capacity-columns.ts';
import type { StashpointRow } from './stashpoint-row.ts';

type ShelvesRow = Pick<StashpointRow, 'storage_type' | 'country_code' | 'size_restrictions'> &
  Parameters<typeof capacityOf>[0];

/** Returns how a place stores bags. A bank that was given a common pool sells that, not its doors. */
export function shelvesOf(row: ShelvesRow): StorageLimits {
  const limit = row.size_restrictions;
  return {
    doors: row.capacity_standard > 0 ? null : lockerSizes(row.storage_type, row.country_code),
    limit: limit && [limit.length_cm, limit.width_cm, limit.height_cm],
    capacity: capacityOf(row),
  };
}
