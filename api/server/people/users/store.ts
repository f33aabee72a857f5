import type { Kysely, Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { UserRow } from './present-user.ts';

export function updateUserRow(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['users']>,
): Promise<UserRow | undefined> {
  return query
    .updateTable('users')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function lockUser(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}
