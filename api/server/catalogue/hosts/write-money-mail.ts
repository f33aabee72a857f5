import type { Kysely } from 'kysely';
import type { Mail } from '../../../mails/mail.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { listHostAddresses } from './store.ts';

/** Writes to a host about money, at each address they have named: nobody where the account is gone. */
export async function writeMoneyMail(
  transaction: Kysely<Schema>,
  hostId: string,
  mailFor: (host: MailedPerson) => Mail,
  now: Date,
): Promise<void> {
  for (const host of await listHostAddresses(transaction, hostId)) await writeMail(transaction, mailFor(host), now);
}
