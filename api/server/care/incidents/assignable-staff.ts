import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists the staff with the right to bookings, by name. */
export function listAssignableStaff(query: Kysely<Schema>) {
  return query
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(scopes is null or 'bookings:all' = any(scopes))`)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}
