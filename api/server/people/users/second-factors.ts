import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { SecondFactor } from '../../../contract/structs/user.ts';
import type { Schema } from '../../platform/database/schema.ts';

/* Stored second factors of staff, used in addition to the code by mail. */

export function listPasskeys(query: Kysely<Schema>, userId: string) {
  return query
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export function findPasskey(query: Kysely<Schema>, id: string) {
  return query.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a passkey; false when this credential is known already. */
export async function insertPasskey(
  query: Kysely<Schema>,
  {
    transports,
    ...row
  }: Omit<Insertable<Schema['passkeys']>, 'transports' | 'last_used_at'> & { transports: readonly string[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('passkeys')
    .values({ ...row, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function notePasskeyUse(
  query: Kysely<Schema>,
  id: string,
  use: { sign_count: number; is_synced: boolean; last_used_at: Date },
): Promise<void> {
  await query.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

export async function deletePasskeyRow(query: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds an authenticator, confirmed or not. */
export function findAuthenticator(query: Kysely<Schema>, userId: string) {
  return query.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a new seed in place of an unconfirmed one. False if there is a confirmed one. */
export async function replaceAuthenticator(
  query: Kysely<Schema>,
  row: { user_id: string; sealed_secret: string; created: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('authenticators')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: row.sealed_secret, created: row.created })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function confirmAuthenticatorRow(query: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await query.updateTable('authenticators').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

/** Accepts a TOTP code once; false if it or a later one has been used before. */
export async function takeAuthenticatorStep(
  query: Kysely<Schema>,
  userId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('authenticators')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAuthenticatorRow(query: Kysely<Schema>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceBackupCodes(
  query: Kysely<Schema>,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await query.deleteFrom('backup_codes').where('user_id', '=', userId).execute();
  if (hashes.length > 0)
    await query
      .insertInto('backup_codes')
      .values(hashes.map((hash) => ({ hash, user_id: userId, created: now })))
      .execute();
}

/** Redeems a backup code; nothing when there is none such, or it was used. */
export function takeBackupCode(
  query: Kysely<Schema>,
  userId: string,
  hash: string,
  now: Date,
): Promise<{ created: Date } | undefined> {
  return query
    .updateTable('backup_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('created')
    .executeTakeFirst();
}

/** Returns the time at which a person's unused backup codes were created; nothing without any. */
export async function findBackupCodesSince(query: Kysely<Schema>, userId: string): Promise<Date | undefined> {
  const row = await query
    .selectFrom('backup_codes')
    .select('created')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.created;
}

export async function countBackupCodes(query: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await query
    .selectFrom('backup_codes')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the kinds a person has; an unconfirmed seed is none. */
export async function listSecondFactors(query: Kysely<Schema>, userId: string): Promise<SecondFactor[]> {
  const { rows } = await sql<{
    factors: SecondFactor[];
  }>`select ${secondFactorsSql(sql`${userId}::text`)} as factors`.execute(query);
  return rows[0]?.factors ?? [];
}

/** Returns the same for a statement that reads many people; `userId` names the column. */
export function secondFactorsSql(userId: RawBuilder<unknown>): RawBuilder<SecondFactor[]> {
  return sql<SecondFactor[]>`array_remove(array[
    case when exists (select 1 from passkeys p where p.user_id = ${userId}) then 'passkey' end,
    case when exists (
      select 1 from authenticators a where a.user_id = ${userId} and a.confirmed_at is not null
    ) then 'authenticator' end
  ], null)`;
}

/** Deletes all second factors of a person, including their backup codes. */
export async function deleteSecondFactors(query: Kysely<Schema>, userId: string): Promise<void> {
  for (const table of ['passkeys', 'authenticators', 'backup_codes'] as const)
    await query.deleteFrom(table).where('user_id', '=', userId).execute();
}
