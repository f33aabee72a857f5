import type { Selectable } from 'kysely';
import type { User } from '../../../contract/structs/user.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type UserRow = Selectable<Schema['users']>;

/** Serializes a person, without the hash of the password. */
export function serializeUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email ?? '',
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    secondary_phone_number: row.secondary_phone_number,
    secondary_phone_number_type: row.secondary_phone_number_type,
    email_opt_in: row.email_opt_in,
    language: languageOf(row.language),
    accepted_tos_at: row.accepted_tos_at?.toISOString() ?? null,
    created: row.created.toISOString(),
    role: row.role,
    has_password: row.password_hash !== null,
  };
}
