import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import type { Kysely } from 'kysely';
import { type LinkPurpose, ONE_TIME_LINK, type SignInSite } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

/** The purpose of a link and the site it opens: each kind has its own interval. */
export interface LinkKind {
  purpose: LinkPurpose;
  site: SignInSite;
}

/**
 * Creates a link that is mailed instead of a code: 32 random bytes, of which only a hash is stored. Returns null while
 * an unused one of its kind is in the mailbox that still works for half an hour.
 */
export async function createOneTimeLink(
  transaction: Kysely<Schema>,
  email: string,
  { purpose, site }: LinkKind,
  now: Date,
): Promise<string | null> {
  const mailed = await transaction
    .selectFrom('one_time_links')
    .select('hash')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('site', '=', site)
    .where('created', '>', subMinutes(now, ONE_TIME_LINK.intervalMinutes))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (mailed) return null;
  const link = randomBytes(32).toString('base64url');
  const expires_at = addMinutes(now, ONE_TIME_LINK.lifetimeMinutes);
  await transaction
    .insertInto('one_time_links')
    .values({ hash: sha256(link), email, purpose, site, created: now, expires_at, used_at: null })
    .execute();
  return link;
}

/** Uses a link up and returns the address it was mailed to; of two calls at once, one succeeds. */
export function spendOneTimeLink(
  transaction: Kysely<Schema>,
  link: string,
  purposes: readonly LinkPurpose[],
  now: Date,
) {
  return transaction
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('hash', '=', sha256(link))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'purpose'])
    .executeTakeFirst();
}
