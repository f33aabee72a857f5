import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Stores a new code for an address in place of the one before, unless that one is younger than `notBefore`. */
export async function replaceOneTimePassword(
  query: Kysely<Schema>,
  row: Schema['one_time_passwords'],
  notBefore: Date,
): Promise<boolean> {
  const { email, ...fresh } = row;
  const written = await query
    .insertInto('one_time_passwords')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(fresh).where('one_time_passwords.created', '<=', notBefore),
    )
    .returning('email')
    .executeTakeFirst();
  return written?.email === email;
}

/** Takes one attempt and returns the hash to compare with; nothing once the attempts or the time are over. */
export function takeOneTimePasswordTry(query: Kysely<Schema>, email: string, now: Date) {
  return query
    .updateTable('one_time_passwords')
    .set({ tries_left: sql`tries_left - 1` })
    .where('email', '=', email)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
}

export async function deleteOneTimePassword(query: Kysely<Schema>, email: string): Promise<void> {
  await query.deleteFrom('one_time_passwords').where('email', '=', email).execute();
}
