import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Finds the host of a place, and the name they run it under. */
export function findStashpointOfHost(query: Kysely<Schema>, stashpointId: string) {
  return query
    .selectFrom('stashpoints')
    .select(['host_id', 'business_name'])
    .where('id', '=', stashpointId)
    .executeTakeFirst();
}
