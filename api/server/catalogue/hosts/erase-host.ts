import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Deletes the notification addresses of a host, the removed ones too, and returns them. */
export async function eraseHost(query: Kysely<Schema>, userId: string): Promise<string[]> {
  const ofHost = sql`host_id in (select h.id from hosts h where h.user_id = ${userId})`;
  const { rows: current } = await sql<{ email: string }>`
    delete from host_notification_emails where ${ofHost} returning email`.execute(query);
  const { rows: former } = await sql<{ email: string }>`
    delete from former_notice_addresses where ${ofHost} returning email`.execute(query);
  return [...current, ...former].map(({ email }) => email);
}
