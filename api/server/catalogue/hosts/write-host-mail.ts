import type { Kysely } from 'kysely';
import type { Mail } from '../../../mails/mail.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { listMailedHosts } from './store.ts';

/** Whom mail about a place goes to; `business_name` is the place's. */
export type MailedHost = MailedPerson & { business_name: string };

/**
 * Writes to whoever answers for a place, at each address they have named, and says who that is: nobody where the
 * account is gone.
 */
export async function writeHostMail(
  transaction: Kysely<Schema>,
  stashpointId: string,
  mailFor: (host: MailedHost) => Mail,
  now: Date,
): Promise<MailedHost | undefined> {
  const hosts = await listMailedHosts(transaction, stashpointId);
  for (const host of hosts) await writeMail(transaction, mailFor(host), now);
  return hosts[0];
}
