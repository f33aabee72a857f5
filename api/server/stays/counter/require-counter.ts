import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { atWork } from '../../people/work/works-at.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

/** The place at whose counter somebody stands. */
export type CounterSite = StashpointRow;

/**
 * A place somebody may stand at the counter of: one of their own, one they work at, or any for staff.
 *
 * @throws CubbyError NOT_FOUND, for another host's place too.
 */
export async function requireCounter({ database }: HasDatabase, caller: Caller, id: string): Promise<CounterSite> {
  const site = await ownPlaces(database.query, caller).selectAll('s').where('s.id', '=', id).executeTakeFirst();
  if (!site) throw new CubbyError('NOT_FOUND', 'Place not found.');
  return site;
}

/** Places somebody may act for: all for staff who are trusted with bookings, their own for a host, and for whoever works there. */
export function ownPlaces(query: Kysely<Schema>, caller: Caller) {
  const all = query.selectFrom('stashpoints as s');
  return caller.scopes.includes('bookings:all') ? all : all.where(atWork(caller, 's'));
}
