import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Demand } from './demand.ts';
import { measuredArguments } from './size-columns.ts';

export interface StayToCheck {
  stashpointId: string;
  dropoff: Date;
  pickup: Date;
  /** A booking that this stay would replace, and so is left out of the count. */
  replaces?: string | null;
}

/** Reserves space inside the transaction that writes: locks the place, then checks the rule again. */
export async function takeRoom(
  transaction: Kysely<Schema>,
  stay: StayToCheck,
  demand: Demand,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select ${takeRoomSql(stay, demand, now)} as taken`.execute(
    transaction,
  );
  return rows[0]?.taken ?? false;
}

/** Returns the same as an expression, for a statement that writes only where it is true. */
export function takeRoomSql(
  { stashpointId, dropoff, pickup, replaces = null }: StayToCheck,
  demand: Demand,
  now: Date,
) {
  return sql<boolean>`take_room(${stashpointId}, ${dropoff}, ${pickup}, ${measuredArguments(demand)}, ${demand.standard}, ${replaces}, ${now})`;
}
