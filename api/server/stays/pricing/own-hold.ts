import type { Kysely, Selectable } from 'kysely';
import { PLANNED_COLUMNS } from '../../catalogue/stashpoints/availability/planned-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Hold = Selectable<Schema['bookings']>;

/** The requested stay: place and instants, as on the wire. */
interface AskedStay {
  stashpoint_id: string;
  dropoff: string;
  pickup: string;
}

/**
 * Finds the caller's own unpaid hold of the very same stay: the same place and times, whatever the bags. It is left out
 * when their request is checked.
 */
export function findOwnHold(
  query: Kysely<Schema>,
  userId: string,
  stay: AskedStay,
  now: Date,
): Promise<Hold | undefined> {
  return ownHolds(query, userId, stay, now).selectAll().orderBy('created', 'desc').limit(1).executeTakeFirst();
}

/**
 * Finds the requested place, and whether the caller holds this very stay there: `null` without a place.
 */
export async function findStashpointToHold(query: Kysely<Schema>, userId: string, stay: AskedStay, now: Date) {
  const found = await query
    .selectFrom('stashpoints as s')
    .select(PLANNED_COLUMNS.map((name) => `s.${name}` as const))
    .select((row) => row.exists(ownHolds(query, userId, stay, now).select('id')).as('holdsIt'))
    .where('s.id', '=', stay.stashpoint_id)
    .executeTakeFirst();
  return found ?? null;
}

function ownHolds(query: Kysely<Schema>, userId: string, { stashpoint_id, dropoff, pickup }: AskedStay, now: Date) {
  return query
    .selectFrom('bookings')
    .where('user_id', '=', userId)
    .where('stashpoint_id', '=', stashpoint_id)
    .where('dropoff', '=', new Date(dropoff))
    .where('pickup', '=', new Date(pickup))
    .where('state', '=', 'held')
    .where('changes_booking_id', 'is', null)
    .where('hold_expires_at', '>', now);
}
