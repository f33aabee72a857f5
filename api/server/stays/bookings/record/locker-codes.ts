import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { BAG_SIZES, type BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { BookingRow } from './booking.ts';

export interface LockerCode {
  unit_id: string;
  dropoff_code: string;
  pickup_code: string;
}

/** Issues one unit and two codes per bag at a locker bank, besides those it has there; none at a counter. */
export async function issueLockerCodes(
  query: Kysely<Schema>,
  booking: Pick<BookingRow, 'stashpoint_id' | BagSize>,
  issued: readonly LockerCode[] = [],
): Promise<LockerCode[]> {
  const stashpoint = await query
    .selectFrom('stashpoints')
    .select('storage_type')
    .where('id', '=', booking.stashpoint_id)
    .executeTakeFirst();
  if (!stashpoint || stashpoint.storage_type === 'staffed') return [];
  const sizes = BAG_SIZES.flatMap((size) => Array.from({ length: booking[size] }, () => size.charAt(0).toUpperCase()));
  const left = [...issued];
  return sizes.map((letter) => {
    const at = left.findIndex(({ unit_id }) => unit_id.startsWith(letter));
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    return kept ?? { unit_id: `${letter}${randomInt(1, 100)}`, dropoff_code: code(), pickup_code: code() };
  });
}

function code(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
