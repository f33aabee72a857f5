import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findUser } from './accounts.ts';

/** Returns a person's name as others read it: their address if they gave none. */
export async function displayName(query: Kysely<Schema>, id: string): Promise<string> {
  const user = await findUser(query, id);
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || (user?.email ?? '');
}
