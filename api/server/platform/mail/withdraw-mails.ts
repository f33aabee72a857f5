import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Deletes unsent mails of this name: the change they announce was undone. */
export async function withdrawMails(transaction: Kysely<Schema>, key: string): Promise<void> {
  await transaction.deleteFrom('mails').where('withdraw_key', '=', key).where('sent_at', 'is', null).execute();
}
