import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import { draftColumns, draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import { lockRooms, lockStashpoint, writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { type MovePlan, moveStranded, targetsOf } from './move-stranded.ts';
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

/** A change of one of several places. */
export interface PlaceChange {
  id: string;
  change: RoomChange;
}

/** Stranded bookings at each place, by its ID. */
export type StrandedAt = Map<string, Stranded[]>;

/**
 * Finds what a change of one or several places would strand: it is made, checked with the rules that decide bookings,
 * and rolled back.
 *
 * @throws CubbyError NOT_FOUND.
 */
export function findImpact(services: HasDatabase & HasClock, changes: readonly PlaceChange[]): Promise<StrandedAt> {
  return services.database.rehearse((transaction) => strand(services, transaction, changes));
}

/** Tells which of the bookings a change strands could be moved, and where to: everything is done and rolled back. */
export function rehearseMoves(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  changes: readonly PlaceChange[],
  plan: MovePlan,
): Promise<Map<string, Alternative>> {
  return services.database.rehearse(async (transaction) => {
    await lockRooms(transaction, [...changes.map(({ id }) => id), ...targetsOf(plan)]);
    const moved = new Map<string, Alternative>();
    for (const [from, stranded] of await strand(services, transaction, changes))
      for (const [id, to] of await moveStranded(services, transaction, { from, stranded, plan, caller }))
        moved.set(id, to);
    return moved;
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
  changes: readonly PlaceChange[],
): Promise<StrandedAt> {
  const now = services.now();
  await lockRooms(
    transaction,
    changes.map(({ id }) => id),
  );
  const before: StrandedAt = new Map();
  for (const { id, change } of changes) {
    const row = await lockStashpoint(transaction, id);
    if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
    before.set(id, await strandedBookings(transaction, id, now));
    const { active } = change;
    const columns = { ...draftColumns(change, draftOf(row)), ...(active !== undefined && { active }) };
    if (Object.keys(columns).length > 0) await writeStashpoint(transaction, id, columns);
  }
  const stranded: StrandedAt = new Map();
  for (const [id, known] of before)
    stranded.set(id, newlyStranded(known, await strandedBookings(transaction, id, now)));
  return stranded;
}
