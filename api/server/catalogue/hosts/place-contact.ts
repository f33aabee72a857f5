import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Where a traveller calls about a place: its host's number, or null for one that none is known of. */
export async function findPlacePhone(query: Kysely<Schema>, stashpointId: string): Promise<string | null> {
  const row = await query
    .selectFrom('stashpoints as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select('u.phone_number')
    .where('s.id', '=', stashpointId)
    .executeTakeFirst();
  return row?.phone_number || null;
}
