import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Deletes the mails of this name that have not left: what they tell of was taken back. */
export async function withdrawMails(transaction: Kysely<Schema>, key: string): Promise<void> {
  await transaction.deleteFrom('mails').where('withdraw_key', '=', key).where('sent_at', 'is', null).execute();
}
