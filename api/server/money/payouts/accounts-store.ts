import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** An account of a host. */
export type AccountRow = Selectable<Schema['external_accounts']> & { host_id: string };

export function findAccount(query: Kysely<Schema>, id: string): Promise<AccountRow | undefined> {
  return hostAccounts(query).where('id', '=', id).executeTakeFirst();
}

/** Finds any account that is paid to, of a host or of a claim, with the claim's booking. */
export function findPaidAccount(query: Kysely<Schema>, id: string) {
  return query
    .selectFrom('external_accounts as a')
    .leftJoin('claims as c', 'c.id', 'a.claim_id')
    .selectAll('a')
    .select('c.booking_id')
    .where('a.id', '=', id)
    .executeTakeFirst();
}

export function listAccountsById(query: Kysely<Schema>, ids: readonly string[]): Promise<AccountRow[]> {
  return hostAccounts(query).where('id', 'in', ids).execute();
}

function hostAccounts(query: Kysely<Schema>) {
  return query
    .selectFrom('external_accounts')
    .selectAll()
    .where('host_id', 'is not', null)
    .$narrowType<{ host_id: string }>();
}

/** Locks a host's accounts for writing, so that two writes at once never both become active. */
export async function lockAccountsOf(transaction: Kysely<Schema>, hostId: string): Promise<void> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', hostId).forNoKeyUpdate().execute();
}

/** Deactivates the other accounts of a currency: a host is paid to one of them. */
export async function restOthers(
  transaction: Kysely<Schema>,
  account: Pick<AccountRow, 'id' | 'host_id' | 'account_ccy'>,
) {
  await transaction
    .updateTable('external_accounts')
    .set({ is_active: false, version: sql`version + 1` })
    .where('host_id', '=', account.host_id)
    .where('account_ccy', '=', account.account_ccy)
    .where('id', '<>', account.id)
    .where('is_active', '=', true)
    .execute();
}

/** Finds the account to which a host is paid in a currency. */
export function findActiveAccount(
  query: Kysely<Schema>,
  hostId: string,
  currency: AccountRow['account_ccy'],
): Promise<AccountRow | undefined> {
  return hostAccounts(query)
    .where('host_id', '=', hostId)
    .where('account_ccy', '=', currency)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Tells whether a host had an account with a number: another one is a change, and not the first. */
export async function hasAccountWithNumber(transaction: Kysely<Schema>, hostId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('external_accounts')
    .select('id')
    .where('host_id', '=', hostId)
    .where('account_number', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAccount(
  transaction: Kysely<Schema>,
  row: Insertable<Schema['external_accounts']>,
): Promise<void> {
  await transaction.insertInto('external_accounts').values(row).execute();
}

export async function updateAccountRow(
  transaction: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['external_accounts']>,
): Promise<void> {
  await transaction
    .updateTable('external_accounts')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
