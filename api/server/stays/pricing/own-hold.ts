import type { Kysely, Selectable } from 'kysely';
import { PLANNED_COLUMNS } from '../../catalogue/stashpoints/availability/planned-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type NameValue, Statement } from '../../platform/database/statement.ts';

type Hold = Selectable<Schema['bookings']>;

/** The requested stay: place and instants, as on the wire. */
interface AskedStay {
  stashpoint_id: string;
  dropoff: string;
  pickup: string;
}

interface HoldValues {
  userId: string;
  stashpointId: string;
  dropoff: Date;
  pickup: Date;
  now: Date;
}

function ownHolds(value: NameValue<HoldValues>, query: Kysely<Schema>) {
  return query
    .selectFrom('bookings')
    .where('user_id', '=', value('userId'))
    .where('stashpoint_id', '=', value('stashpointId'))
    .where('dropoff', '=', value('dropoff'))
    .where('pickup', '=', value('pickup'))
    .where('state', '=', 'held')
    .where('changes_booking_id', 'is', null)
    .where('hold_expires_at', '>', value('now'));
}

function valuesOf(userId: string, { stashpoint_id, dropoff, pickup }: AskedStay, now: Date): HoldValues {
  return { userId, stashpointId: stashpoint_id, dropoff: new Date(dropoff), pickup: new Date(pickup), now };
}

const ownHold = new Statement((value: NameValue<HoldValues>, query) =>
  ownHolds(value, query).selectAll().orderBy('created', 'desc').limit(1),
);

/**
 * Finds the caller's own unpaid hold of the very same stay: the same place and times, whatever the bags. It is left out
 * when their request is checked.
 */
export async function findOwnHold(
  query: Kysely<Schema>,
  userId: string,
  stay: AskedStay,
  now: Date,
): Promise<Hold | undefined> {
  const [hold] = await ownHold.run(query, valuesOf(userId, stay, now));
  return hold;
}

const stashpointToHold = new Statement((value: NameValue<HoldValues>, query) =>
  query
    .selectFrom('stashpoints as s')
    .select(PLANNED_COLUMNS.map((name) => `s.${name}` as const))
    .select((row) => row.exists(ownHolds(value, query).select('id')).as('holdsIt'))
    .where('s.id', '=', value('stashpointId')),
);

/**
 * Finds the requested place, and whether the caller holds this very stay there: `null` without a place.
 */
export async function findStashpointToHold(query: Kysely<Schema>, userId: string, stay: AskedStay, now: Date) {
  const [found] = await stashpointToHold.run(query, valuesOf(userId, stay, now));
  return found ?? null;
}
