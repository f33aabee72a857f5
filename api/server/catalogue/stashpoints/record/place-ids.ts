import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** The ids of all places of a host, on the market or not. */
export async function listPlaceIds(query: Kysely<Schema>, hostId: string): Promise<string[]> {
  const rows = await query.selectFrom('stashpoints').select('id').where('host_id', '=', hostId).execute();
  return rows.map(({ id }) => id);
}
