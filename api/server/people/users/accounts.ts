import { type Expression, type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { WorkRole } from '../../../contract/rules/roles.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { UserRow } from './serialize-user.ts';
import { promoteTokens } from './sessions.ts';

export function findUser(query: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  return query.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** The language of a user’s account, for a statement that stores it; English for a deleted one. */
export function languageOfUser(id: string) {
  return sql<string>`coalesce((select language from users where id = ${id} and deleted_at is null), 'en')`;
}

/** Tells whether a user has an account to sign in to: guests and deleted people do not. */
export function ownsAccount(id: Expression<string>) {
  return sql<boolean>`exists (select from users where id = ${id} and deleted_at is null and role <> 'guest')`;
}

/** Locks an account against changes until the end of the transaction. */
export async function lockUser(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export function findUserByEmail(query: Kysely<Schema>, email: string): Promise<UserRow | undefined> {
  return query.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Inserts an account; writes and returns nothing when the address is taken. */
export function insertUser(query: Kysely<Schema>, user: Insertable<Schema['users']>): Promise<UserRow | undefined> {
  return query
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores that the owner of an account's address has proven it, with the changes that follow. */
export function writeProvenAddress(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['users']> & { email_proven_at: Date },
): Promise<UserRow> {
  return query
    .updateTable('users')
    .set({ ...changes, signed_up_in: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores that a person has accepted the terms. */
export function acceptTerms(query: Kysely<Schema>, id: string, now: Date): Promise<UserRow> {
  return query
    .updateTable('users')
    .set({ accepted_tos_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives an account and its open sessions the host's role. Staff stay staff. The contact is no longer the one that was typed
 * at sign-up, so a later proof of the address keeps it.
 */
export async function promoteToHost(
  query: Kysely<Schema>,
  { id, role }: UserRow,
  contact: Pick<UserRow, 'first_name' | 'last_name' | 'phone_number'>,
): Promise<UserRow> {
  const promoted = role === 'customer' ? 'host' : role;
  await promoteTokens(query, id, promoted);
  return query
    .updateTable('users')
    .set({ ...contact, role: promoted, signed_up_in: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a person a manager, a clerk, or a traveller again. */
export async function changeRole(query: Kysely<Schema>, id: string, role: WorkRole | 'customer'): Promise<void> {
  await query.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** Writes a person's details, as given by them or by staff. */
export async function writeContact(
  query: Kysely<Schema>,
  id: string,
  contact: Updateable<
    Pick<Schema['users'], 'email' | 'email_proven_at' | 'first_name' | 'last_name' | 'phone_number' | 'language'>
  >,
): Promise<void> {
  if (Object.keys(contact).length > 0) await query.updateTable('users').set(contact).where('id', '=', id).execute();
}

/** Removes everything that names a person from their account, which stays for the books. */
export async function eraseAccount(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query
    .updateTable('users')
    .set({
      email: null,
      email_proven_at: null,
      signed_up_in: null,
      first_name: '',
      last_name: '',
      phone_number: '',
      secondary_phone_number: null,
      secondary_phone_number_type: null,
      password_hash: null,
      email_opt_in: false,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
