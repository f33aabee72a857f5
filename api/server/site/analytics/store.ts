import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export async function insertEvents(query: Kysely<Schema>, rows: Insertable<Schema['analytics_events']>[]) {
  await query.insertInto('analytics_events').values(rows).execute();
}

export async function deleteEventsBefore(query: Kysely<Schema>, received: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('analytics_events')
    .where('received', '<', received)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
