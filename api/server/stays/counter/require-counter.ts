import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { hostIdOf, isBookingStaff, staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

/** The place of the caller's counter. */
export type CounterSite = StashpointRow;

/**
 * Requires a place whose counter the caller may use: one of their own, one they work at, or any for staff.
 *
 * @throws CubbyError NOT_FOUND, also for another host's place.
 */
export async function requireCounter({ database }: HasDatabase, caller: Caller, id: string): Promise<CounterSite> {
  const site = await ownStashpoints(database.query, caller).selectAll('s').where('s.id', '=', id).executeTakeFirst();
  if (!site) throw new CubbyError('NOT_FOUND', 'Place not found.');
  return site;
}

/**
 * Returns the caller as the host: a person at a counter changes a booking for its host; their own name is in the chain.
 */
export function asHost(caller: Caller): Caller {
  return caller.work ? { ...caller, userId: hostIdOf(caller), role: 'host', work: null } : caller;
}

/**
 * Selects the places a caller may act for: all for staff with access to bookings, their own for a host, and those they
 * work at.
 */
export function ownStashpoints(query: Kysely<Schema>, caller: Caller) {
  const all = query.selectFrom('stashpoints as s');
  return isBookingStaff(caller) ? all : all.where(staffStashpointsFilter(caller, 's'));
}
