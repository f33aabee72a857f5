import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** The booking it is about, where it is about one. */
  booking_id?: string;
}

/** Puts a mail on its way inside the transaction that causes it; a job sends it afterwards. */
export async function writeMail(query: Kysely<Schema>, mail: Mail, now: Date): Promise<void> {
  await query
    .insertInto('mails')
    .values({ booking_id: null, ...mail, created: now, sent_at: null })
    .execute();
}
