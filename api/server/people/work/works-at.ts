import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/http/call.ts';

type Works = Pick<Caller, 'userId' | 'role' | 'work'>;

/**
 * Whether a place is somebody’s to act for: their own, or one they work at. The one answer to that question; what they
 * may do there is said by the endpoint table.
 */
export function worksAt({ userId, role, work }: Works, place: { id: string; host_id: string }): boolean {
  if (!work) return place.host_id === userId;
  if (role === 'device' && !work.personId) return false;
  return place.host_id === work.hostId && work.placeIds.includes(place.id);
}

/** The same as a condition on `stashpoints`, by the name it has in the statement. */
export function atWork({ userId, role, work }: Works, alias: string): RawBuilder<boolean> {
  const place = sql.ref(`${alias}.id`);
  const host = sql.ref(`${alias}.host_id`);
  if (!work) return sql<boolean>`${host} = ${userId}`;
  if (work.placeIds.length === 0 || (role === 'device' && !work.personId)) return sql<boolean>`false`;
  return sql<boolean>`(${host} = ${work.hostId} and ${place} in (${sql.join(work.placeIds)}))`;
}

/** Whether somebody runs a place, and does not only stand at its counter. */
export function runs(caller: Works, place: { id: string; host_id: string }): boolean {
  return caller.role !== 'clerk' && caller.role !== 'device' && worksAt(caller, place);
}

/** The user id of the host for whom somebody acts: their own, where they work for nobody. */
export function hostIdOf({ userId, work }: Works): string {
  return work?.hostId ?? userId;
}
