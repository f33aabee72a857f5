import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
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
 * Selects the places a caller may act for: all for staff with access to bookings, their own for a host, and those they
 * work at.
 */
export function ownStashpoints(query: Kysely<Schema>, caller: Caller) {
  const all = query.selectFrom('stashpoints as s');
  return caller.scopes.includes('bookings:all') ? all : all.where(staffStashpointsFilter(caller, 's'));
}
