import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Marks a single-use proof, an ID token or a challenge, as used; false when it was used before. It expires at `until`.
 */
export async function spendProof(
  query: Kysely<Schema>,
  { hash, until }: { hash: string; until: Date },
): Promise<boolean> {
  const written = await query
    .insertInto('used_id_tokens')
    .values({ hash, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return written !== undefined;
}
