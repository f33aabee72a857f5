import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findAdminUser } from './admin-users.ts';

/** @throws CubbyError NOT_FOUND, also for a deleted account. */
export async function requireAdminUser(query: Kysely<Schema>, id: string, now: Date): Promise<AdminUser> {
  const user = await findAdminUser(query, id, now);
  if (!user || user.deleted_at) throw new CubbyError('NOT_FOUND', 'Account not found.');
  return user;
}
