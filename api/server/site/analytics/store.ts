import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export async function insertEvents(query: Kysely<Schema>, rows: Insertable<Schema['analytics_events']>[]) {
  await query.insertInto('analytics_events').values(rows).execute();
}
