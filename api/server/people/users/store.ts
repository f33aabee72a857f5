import type { Kysely, Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { UserRow } from './serialize-user.ts';

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
