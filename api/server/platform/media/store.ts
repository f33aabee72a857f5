import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export async function insertPicture(query: Kysely<Schema>, row: Insertable<Schema['pictures']>): Promise<void> {
  await query.insertInto('pictures').values(row).execute();
}
