import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/http/call.ts';

type Works = Pick<Caller, 'userId' | 'role' | 'work'>;
/** The data about a caller from which their rights are decided. */
export type WithRights = Works & Pick<Caller, 'scopes'>;

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
  return !isCounterOnly(caller) && canServe(caller, stashpoint);
}

/** Returns the user id of the host a person acts for: their own, if they work for no one. */
export function hostIdOf({ userId, work }: Works): string {
  return work?.hostId ?? userId;
}

/**
 * Tells whether a caller acts as staff where the row of the endpoint requires a scope of them; rules about bookings ask
 * `rightsTo`.
 */
export function isStaff({ role }: Pick<Caller, 'role'>): boolean {
  return role === 'admin';
}

/** Tells whether a caller is staff with access to all bookings. */
export function isBookingStaff(caller: Pick<Caller, 'scopes'> | null): boolean {
  return caller?.scopes.includes('bookings:all') ?? false;
}

/** Returns the part in which a person at a counter acts, who is staff or works there. */
export function counterActor(caller: Pick<Caller, 'scopes'>): 'staff' | 'host' {
  return isBookingStaff(caller) ? 'staff' : 'host';
}

/** Tells whether a person works at counters only: without prices, which are between the place and the traveller. */
export function isCounterOnly({ role }: Works): boolean {
  return role === 'clerk' || role === 'device';
}
