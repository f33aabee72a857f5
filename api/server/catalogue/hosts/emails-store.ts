import { subDays } from 'date-fns/subDays';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { FORMER_ADDRESS_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type HostEmailRow = Selectable<Schema['host_notification_emails']>;

export function findHostEmail(query: Kysely<Schema>, id: string): Promise<HostEmailRow | undefined> {
  return query.selectFrom('host_notification_emails').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listHostEmails(query: Kysely<Schema>, ids: readonly string[]): Promise<HostEmailRow[]> {
  return query.selectFrom('host_notification_emails').selectAll().where('id', 'in', ids).execute();
}

/** Inserts an address unless the host has it already, or has reached the limit. */
export async function insertHostEmail(
  transaction: Kysely<Schema>,
  row: Insertable<Schema['host_notification_emails']>,
  most: number,
): Promise<'written' | 'taken' | 'too_many'> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', row.host_id).forNoKeyUpdate().execute();
  const known = await transaction
    .selectFrom('host_notification_emails')
    .select('email')
    .where('host_id', '=', row.host_id)
    .execute();
  if (known.some(({ email }) => email === row.email)) return 'taken';
  if (known.length >= most) return 'too_many';
  await transaction.insertInto('host_notification_emails').values(row).execute();
  return 'written';
}

/** Changes an address of the given version, unless the host has it already. */
export async function updateHostEmail(
  transaction: Kysely<Schema>,
  { id, host_id }: HostEmailRow,
  { email, kinds }: Pick<HostEmailRow, 'email' | 'kinds'>,
  version: number,
): Promise<'written' | 'taken' | 'late'> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', host_id).forNoKeyUpdate().execute();
  const taken = await transaction
    .selectFrom('host_notification_emails')
    .select('id')
    .where('host_id', '=', host_id)
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) return 'taken';
  const row = await transaction
    .updateTable('host_notification_emails')
    .set({ email, kinds, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row ? 'written' : 'late';
}

export async function deleteHostEmail(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('host_notification_emails').where('id', '=', id).execute();
}

/** Remembers an address that a host has removed, for as long as it still hears of changes. */
export async function rememberHostEmail(
  transaction: Kysely<Schema>,
  { host_id, email }: Pick<HostEmailRow, 'host_id' | 'email'>,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('former_notice_addresses')
    .where('left_at', '<', subDays(now, FORMER_ADDRESS_DAYS))
    .execute();
  await transaction
    .insertInto('former_notice_addresses')
    .values({ host_id, email, left_at: now })
    .onConflict((conflict) => conflict.columns(['host_id', 'email']).doUpdateSet({ left_at: now }))
    .execute();
}

/** Lists the kinds of notification each additional address of a host gets. */
export function listKindsOfOthers(query: Kysely<Schema>, hostId: string): Promise<Pick<HostEmailRow, 'kinds'>[]> {
  return query.selectFrom('host_notification_emails').select('kinds').where('host_id', '=', hostId).execute();
}
