import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Deletes the notification addresses of a host. */
export async function eraseHost(query: Kysely<Schema>, userId: string): Promise<void> {
  await sql`delete from host_notification_emails
    where host_id in (select h.id from hosts h where h.user_id = ${userId})`.execute(query);
}
