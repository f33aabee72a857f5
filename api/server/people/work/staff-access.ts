import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/http/call.ts';

type Works = Pick<Caller, 'userId' | 'role' | 'work'>;

/**
 * Tells whether a person may act for a place: their own, or one they work at. All code asks this function; the endpoint
 * table says what they may do there.
 */
export function canServe({ userId, role, work }: Works, stashpoint: { id: string; host_id: string }): boolean {
  if (!work) return stashpoint.host_id === userId;
  if (role === 'device' && !work.personId) return false;
  return stashpoint.host_id === work.hostId && work.stashpointIds.includes(stashpoint.id);
}

/** Returns the same as a condition on `stashpoints`, by the name it has in the statement. */
export function staffStashpointsFilter({ userId, role, work }: Works, alias: string): RawBuilder<boolean> {
  const stashpoint = sql.ref(`${alias}.id`);
  const host = sql.ref(`${alias}.host_id`);
  if (!work) return sql<boolean>`${host} = ${userId}`;
  if (work.stashpointIds.length === 0 || (role === 'device' && !work.personId)) return sql<boolean>`false`;
  return sql<boolean>`(${host} = ${work.hostId} and ${stashpoint} in (${sql.join(work.stashpointIds)}))`;
}

/** Tells whether a person manages a place, and does not only work at its counter. */
export function runs(caller: Works, stashpoint: { id: string; host_id: string }): boolean {
  return caller.role !== 'clerk' && caller.role !== 'device' && canServe(caller, stashpoint);
}

/** Returns the user id of the host a person acts for: their own, if they work for no one. */
export function hostIdOf({ userId, work }: Works): string {
  return work?.hostId ?? userId;
}
