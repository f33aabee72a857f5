import { type Kysely, sql } from 'kysely';
import { mentions } from '../database/mentions.ts';
import type { Schema } from '../database/schema.ts';

/** Deletes every mail to an address or about these bookings, including queued ones. */
export async function eraseMails(query: Kysely<Schema>, bookingIds: string[], email: string | null): Promise<void> {
  await sql`delete from mails m
    where m.booking_id = any(${bookingIds})
      or (m.booking_id is null and ${mentions(sql`m.body || m.subject`, email)})
      or (m.recipient = ${email} and not exists (
        select 1 from bookings b where b.id = m.booking_id and b.email = ${email}))`.execute(query);
}
