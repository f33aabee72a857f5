import type { Kysely } from 'kysely';
import { insertUser } from '../../people/users/accounts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { insertHostIfNew } from './store.ts';

/** Saves a locker partner as a host like any other; returns its id. */
export async function savePartnerHost(query: Kysely<Schema>, partner: string, now: Date): Promise<string> {
  const id = `partner-${partner}`;
  await insertUser(query, { id, role: 'host', first_name: partner, created: now });
  await insertHostIfNew(query, { id, user_id: id, business_name: partner, accepted_tos_at: null, created: now });
  return id;
}
