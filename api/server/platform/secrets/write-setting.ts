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

/**
 * Returns a value the server keeps for itself; the first server of a database makes it, and all others find it. It is
 * looked for before it is written: a replica can be read only.
 */
export async function readOrWriteSetting(query: Kysely<Schema>, key: string, make: () => string): Promise<string> {
  const read = () => query.selectFrom('settings').select('value').where('key', '=', key);
  const known = await read().executeTakeFirst();
  if (known) return known.value;
  await query
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await read().executeTakeFirstOrThrow()).value;
}
