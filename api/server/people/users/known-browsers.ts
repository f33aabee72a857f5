import { subDays } from 'date-fns/subDays';
import type { Kysely } from 'kysely';
import { KNOWN_BROWSER_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

/** Tells whether an account has signed in before in the browser that has a secret. */
export async function isKnownBrowser(
  query: Kysely<Schema>,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const known = await query
    .selectFrom('known_browsers')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(userId, secret))
    .where('last_used_at', '>', subDays(now, KNOWN_BROWSER_DAYS))
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers the browser in which an account has just signed in. */
export async function rememberBrowser(query: Kysely<Schema>, userId: string, secret: string, now: Date): Promise<void> {
  await query
    .insertInto('known_browsers')
    .values({ user_id: userId, hash: hashOf(userId, secret), last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ last_used_at: now }))
    .execute();
}

/** Forgets all browsers of an account: one of them may be a thief's. */
export async function forgetBrowsers(query: Kysely<Schema>, userId: string): Promise<void> {
  await query.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

function hashOf(userId: string, secret: string): string {
  return sha256(`browser:${userId}:${secret}`);
}
