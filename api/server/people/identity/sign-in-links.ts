import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import { SIGN_IN_LINK_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

/**
 * Creates a sign-in link for a person: 32 random bytes, of which only a hash is stored. It may only be sent to their
 * own address, because it signs in anyone who has it.
 */
export async function createSignInLink(query: Kysely<Schema>, userId: string, now: Date): Promise<string> {
  const link = randomBytes(32).toString('base64url');
  await query
    .insertInto('sign_in_links')
    .values({
      hash: sha256(link),
      user_id: userId,
      created: now,
      expires_at: addDays(now, SIGN_IN_LINK_DAYS),
      used_at: null,
    })
    .execute();
  return link;
}

/** Redeems a link, if it can still be used: of two calls at once, one succeeds. */
export async function useSignInLink(query: Kysely<Schema>, link: string, now: Date): Promise<boolean> {
  const used = await query
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('hash', '=', sha256(link))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes every link of a person, used or not. */
export async function deleteSignInLinks(query: Kysely<Schema>, userId: string): Promise<void> {
  await query.deleteFrom('sign_in_links').where('user_id', '=', userId).execute();
}

export function findSignInLink(query: Kysely<Schema>, link: string) {
  return query
    .selectFrom('sign_in_links')
    .select(['user_id', 'used_at', 'expires_at'])
    .where('hash', '=', sha256(link))
    .executeTakeFirst();
}
