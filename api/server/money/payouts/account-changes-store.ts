import { subDays } from 'date-fns/subDays';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export type AccountChangeRow = Selectable<Schema['account_changes']>;

/** The days for which a change is kept, so that its link can be told from one that was never sent. */
const KEPT_DAYS = 90;

/** Inserts a change, and lets it replace the earlier ones of its currency, whose confirmations no longer count. */
export async function insertAccountChange(
  transaction: Kysely<Schema>,
  row: Pick<AccountChangeRow, 'id' | 'host_id' | 'account_id' | 'currency_code' | 'replaced_account_id' | 'before'> &
    Pick<AccountChangeRow, 'old_end' | 'new_end' | 'undo_hash' | 'changed_by' | 'created' | 'starts_at'>,
): Promise<void> {
  await transaction.deleteFrom('account_changes').where('created', '<', subDays(row.created, KEPT_DAYS)).execute();
  await transaction
    .insertInto('account_changes')
    .values({ ...row, before: row.before && JSON.stringify(row.before) })
    .execute();
  await transaction
    .updateTable('account_changes')
    .set({ replaced_by: row.id })
    .where('host_id', '=', row.host_id)
    .where('currency_code', '=', row.currency_code)
    .where('id', '<>', row.id)
    .where('replaced_by', 'is', null)
    .where('undone_at', 'is', null)
    .execute();
}

export function findAccountChange(query: Kysely<Schema>, id: string): Promise<AccountChangeRow | undefined> {
  return query.selectFrom('account_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a change by its link, with the user ID of its host. */
export function findAccountChangeByLink(
  query: Kysely<Schema>,
  hash: string,
): Promise<(AccountChangeRow & { user_id: string }) | undefined> {
  return query
    .selectFrom('account_changes as c')
    .innerJoin('hosts as h', 'h.id', 'c.host_id')
    .selectAll('c')
    .select('h.user_id')
    .where('c.undo_hash', '=', hash)
    .executeTakeFirst();
}

/** Lists a change and those that followed it in its currency, newest first, except for undone ones. */
export function listChangesSince(
  query: Kysely<Schema>,
  { host_id, currency_code, number }: Pick<AccountChangeRow, 'host_id' | 'currency_code' | 'number'>,
): Promise<AccountChangeRow[]> {
  return query
    .selectFrom('account_changes')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('currency_code', '=', currency_code)
    .where('number', '>=', number)
    .where('undone_at', 'is', null)
    .orderBy('number', 'desc')
    .execute();
}

/** Marks changes as undone. Earlier ones that they had replaced wait again, without their confirmations. */
export async function closeAccountChanges(
  transaction: Kysely<Schema>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.updateTable('account_changes').set({ undone_at: now }).where('id', 'in', ids).execute();
  await transaction
    .updateTable('account_changes')
    .set({ replaced_by: null, confirmed_by: null, confirmed_at: null })
    .where('replaced_by', 'in', ids)
    .where('undone_at', 'is', null)
    .where('released_at', 'is', null)
    .execute();
}

export async function updateAccountChange(
  transaction: Kysely<Schema>,
  id: string,
  marks: Partial<Pick<AccountChangeRow, 'confirmed_by' | 'confirmed_at' | 'released_by' | 'released_at'>>,
): Promise<void> {
  await transaction.updateTable('account_changes').set(marks).where('id', '=', id).execute();
}

/** Selects the changes that still wait: of accounts that are active. */
export function waitingChanges(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('account_changes as c')
    .innerJoin('external_accounts as a', 'a.id', 'c.account_id')
    .where('a.is_active', '=', true)
    .where('c.undone_at', 'is', null)
    .where('c.replaced_by', 'is', null)
    .where('c.released_at', 'is', null)
    .where('c.starts_at', '>', now);
}

/** Lists changes with the names of their host and of the people who made and confirmed them. */
export function listAccountChangesById(query: Kysely<Schema>, ids: readonly string[]) {
  const nameOf = (person: string) =>
    sql<string>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;
  return query
    .selectFrom('account_changes as c')
    .innerJoin('hosts as h', 'h.id', 'c.host_id')
    .innerJoin('users as u', 'u.id', 'c.changed_by')
    .leftJoin('users as v', 'v.id', 'c.confirmed_by')
    .selectAll('c')
    .select(['h.business_name', nameOf('u').as('changed_by_name'), nameOf('v').as('confirmed_by_name')])
    .where('c.id', 'in', ids)
    .execute();
}

export type NamedAccountChange = Awaited<ReturnType<typeof listAccountChangesById>>[number];
