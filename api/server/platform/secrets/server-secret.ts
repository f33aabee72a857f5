import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the server's signing secret: generated once per database, then the same for every server on it. */
export async function serverSecret(query: Kysely<Schema>): Promise<string> {
  await query
    .insertInto('settings')
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}

export interface HasSecret {
  /**
   * The secret that signs passes; stored in the database, so that it survives restarts and is shared by all servers.
   */
  secret: string;
}
