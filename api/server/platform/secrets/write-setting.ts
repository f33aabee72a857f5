import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Writes a value the server keeps for itself, in place of an earlier one. */
export async function writeSetting(query: Kysely<Schema>, key: string, value: string): Promise<void> {
  await query
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
