import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
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
  booking: Pick<BookingRow, 'id' | 'stashpoint_id' | 'dropoff' | 'pickup' | BagSize> & {
    /** Read here where it is not known. */
    storage_type?: Selectable<Schema['stashpoints']>['storage_type'] | null;
  },
  issued: readonly LockerCode[] = [],
): Promise<LockerCode[]> {
  const { storage_type } = booking.storage_type ? booking : await findStorage(query, booking.stashpoint_id);
  if (storage_type === 'staffed') return [];
  const sizes = BAG_SIZES.flatMap((size) => Array.from({ length: booking[size] }, () => size.charAt(0).toUpperCase()));
  const left = [...issued];
  const taken = new Set([...issued.map(({ unit_id }) => unit_id), ...(await listTakenUnits(query, booking))]);
  return sizes.map((letter) => {
    const at = left.findIndex(({ unit_id }) => unit_id.startsWith(letter));
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    if (kept) return kept;
    const unit_id = freeUnit(letter, taken);
    taken.add(unit_id);
    return { unit_id, dropoff_code: code(), pickup_code: code() };
  });
}

function findStorage(query: Kysely<Schema>, id: string) {
  return query.selectFrom('stashpoints').select('storage_type').where('id', '=', id).executeTakeFirstOrThrow();
}

/** Lists the units that other stays have at a bank during a stay. */
async function listTakenUnits(
  query: Kysely<Schema>,
  { id, stashpoint_id, dropoff, pickup }: Pick<BookingRow, 'id' | 'stashpoint_id' | 'dropoff' | 'pickup'>,
): Promise<string[]> {
  const rows = await query
    .selectFrom('bookings')
    .select('locker_codes')
    .where('stashpoint_id', '=', stashpoint_id)
    .where('id', '<>', id)
    .where('state', 'in', ['confirmed', 'checked_in'])
    .where('dropoff', '<', pickup)
    .where('pickup', '>', dropoff)
    .execute();
  return rows.flatMap(({ locker_codes }) => locker_codes.map(({ unit_id }) => unit_id));
}

/** Returns a unit of a size that is not taken: any of the first ninety-nine, or the next one. */
function freeUnit(letter: string, taken: ReadonlySet<string>): string {
  const free = Array.from({ length: 99 }, (_, index) => `${letter}${index + 1}`).filter((unit) => !taken.has(unit));
  if (free.length > 0) return String(free[randomInt(free.length)]);
  let number = 100;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

function code(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
