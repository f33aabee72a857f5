import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import { draftColumns, draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import { lockRooms, lockStashpoint, writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { type MadeMove, type MovePlan, moveStranded, targetsOf } from './move-stranded.ts';
import { type Stranded, strandedBookings } from './stranded-bookings.ts';

/** The fields that decide whether a place can serve its bookings. */
export type RoomChange = Partial<
  Pick<StashpointDraft, 'opening_hours' | 'opening_hours_exceptions' | 'closures' | 'capacity'>
> & { active?: boolean | undefined };

/** Tells whether a change could strand any booking at all. */
export function touchesRoom(change: RoomChange & { status?: string | undefined }): boolean {
  const { opening_hours, opening_hours_exceptions, closures, capacity, active, status } = change;
  return (
    [opening_hours, opening_hours_exceptions, closures, capacity].some((field) => field !== undefined) ||
    active === false ||
    (status !== undefined && status !== 'approved')
  );
}

/**
 * Finds the bookings that a change would strand: it is made, checked with the rules that decide bookings, and rolled
 * back.
 *
 * @throws CubbyError NOT_FOUND.
 */
export function findImpact(services: HasDatabase & HasClock, id: string, change: RoomChange): Promise<Stranded[]> {
  return services.database.rehearse((transaction) => strand(services, transaction, id, change));
}

/** Tells which of the bookings a change strands could be moved, and where to: everything is done and rolled back. */
export function rehearseMoves(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  { id, change, plan }: { id: string; change: RoomChange; plan: MovePlan },
): Promise<Map<string, MadeMove>> {
  return services.database.rehearse(async (transaction) => {
    await lockRooms(transaction, [id, ...targetsOf(plan)]);
    const stranded = await strand(services, transaction, id, change);
    return moveStranded(services, transaction, { from: id, stranded, plan, caller });
  });
}

/** Returns the bookings a change strands, without those that were stranded before. */
export function newlyStranded(before: readonly Stranded[], after: readonly Stranded[]): Stranded[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

async function strand(
  services: HasClock,
  transaction: Kysely<Schema>,
  id: string,
  change: RoomChange,
): Promise<Stranded[]> {
  const now = services.now();
  const row = await lockStashpoint(transaction, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  const before = await strandedBookings(transaction, id, now);
  const { active } = change;
  const columns = { ...draftColumns(change, draftOf(row)), ...(active !== undefined && { active }) };
  if (Object.keys(columns).length > 0) await writeStashpoint(transaction, id, columns);
  return newlyStranded(before, await strandedBookings(transaction, id, now));
}
