import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findUserByEmail } from './accounts.ts';
import type { UserRow } from './serialize-user.ts';
import { updateUserRow } from './store.ts';

/** Gives an account another address, which its owner has proven; undefined when another account has it, or may still restore it. */
export async function moveToAddress(
  transaction: Kysely<Schema>,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow | undefined> {
  if (await isAddressTaken(transaction, email, userId, now)) return undefined;
  return updateUserRow(transaction, userId, { email, email_proven_at: now, signed_up_in: null });
}

/** Tells whether an address belongs to another person: their account's now, or one that they may still restore. */
export async function isAddressTaken(
  query: Kysely<Schema>,
  email: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const holder = await findUserByEmail(query, email);
  if (holder) return holder.id !== userId;
  const former = await query
    .selectFrom('email_changes')
    .select('hash')
    .where('former_email', '=', email)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== null, (changes) => changes.where('user_id', '<>', userId ?? ''))
    .executeTakeFirst();
  return former !== undefined;
}

/** Returns the time since which an account has had its address; null if it never had another, or got it back. */
export async function findAddressSince(query: Kysely<Schema>, userId: string): Promise<Date | null> {
  const last = await query
    .selectFrom('email_changes')
    .select('created')
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .orderBy('created', 'desc')
    .executeTakeFirst();
  return last?.created ?? null;
}

export async function rememberAddress(query: Kysely<Schema>, change: Schema['email_changes']): Promise<void> {
  await query.insertInto('email_changes').values(change).execute();
}

/** Finds a change that can still be undone with its link, or undefined. */
export function findUndoable(query: Kysely<Schema>, hash: string, now: Date) {
  return query
    .selectFrom('email_changes')
    .selectAll()
    .where('hash', '=', hash)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Closes a change and all later ones: their links would restore what has just been undone. */
export async function closeChangesSince(
  query: Kysely<Schema>,
  { user_id, created }: Pick<Schema['email_changes'], 'user_id' | 'created'>,
  now: Date,
): Promise<void> {
  await query
    .updateTable('email_changes')
    .set({ undone_at: now })
    .where('user_id', '=', user_id)
    .where('created', '>=', created)
    .execute();
}

/** Removes an account's password: its owner sets a new one after a code by mail. */
export async function forgetPassword(query: Kysely<Schema>, userId: string): Promise<void> {
  await updateUserRow(query, userId, { password_hash: null });
}

/** Lists the addresses an account has left since an instant, unless the change was undone. */
export async function listFormerAddresses(query: Kysely<Schema>, userId: string, since: Date): Promise<string[]> {
  const left = await query
    .selectFrom('email_changes')
    .select('former_email')
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('created', '>', since)
    .execute();
  return left.map(({ former_email }) => former_email);
}

/** Deletes the former addresses of an account that is being deleted. */
export async function eraseFormerAddresses(query: Kysely<Schema>, userId: string): Promise<string[]> {
  const gone = await query
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('former_email')
    .execute();
  return gone.map(({ former_email }) => former_email);
}
