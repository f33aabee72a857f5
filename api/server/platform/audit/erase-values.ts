import { type Kysely, sql } from 'kysely';
import { mentions } from '../database/mentions.ts';
import type { Schema } from '../database/schema.ts';

const PERSONAL = [
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'secondary_phone_number',
  'business_name',
  'recipient',
  'subject',
  'delegate',
  'reason',
  'reason_text',
  'note',
  'account_holder',
  'account_number',
  'account_address',
  'account_city_name',
];

/** Deletes personal data from the log; the changed fields, the author and the time stay. */
export async function eraseValues(
  query: Kysely<Schema>,
  { userId, bookingIds, email }: { userId: string; bookingIds: string[]; email: string | null },
): Promise<void> {
  await sql`update changes_log set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
    where (entity = 'user' and entity_id = ${userId})
      or (entity = 'host' and entity_id = any(array(select h.id from hosts h where h.user_id = ${userId})))
      or (entity = 'booking' and entity_id = any(${bookingIds}))`.execute(query);
  await sql`update changes_log set before = null, after = null
    where ${mentions(sql`coalesce(before::text, '') || coalesce(after::text, '')`, email)}`.execute(query);
}
