import type { Kysely } from 'kysely';
import { staffStashpointsFilter } from '../../../people/work/staff-access.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Caller } from '../../../platform/http/call.ts';

/** Lists the ids of all places the caller acts for, on the market or not. */
export async function listStashpointIdsAtWork(query: Kysely<Schema>, caller: Caller): Promise<string[]> {
  const rows = await query
    .selectFrom('stashpoints as s')
    .select('s.id')
    .where(staffStashpointsFilter(caller, 's'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the ids of all places of a host, on the market or not. */
export async function listStashpointIds(query: Kysely<Schema>, hostId: string): Promise<string[]> {
  const rows = await query.selectFrom('stashpoints').select('id').where('host_id', '=', hostId).execute();
  return rows.map(({ id }) => id);
}
