import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Who runs a place, and under which name. */
export function findPlaceOfHost(query: Kysely<Schema>, stashpointId: string) {
  return query
    .selectFrom('stashpoints')
    .select(['host_id', 'business_name'])
    .where('id', '=', stashpointId)
    .executeTakeFirst();
}
