import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MailedPerson } from '../mail/texts.ts';
import { type Mail, writeMail } from '../mail/write-mail.ts';
import { findMailedHost } from './store.ts';

/** Whom mail about a place goes to; `business_name` is the place's. */
export type MailedHost = MailedPerson & { business_name: string };

/** Writes to whoever answers for a place, and says who that is: nobody where the account is gone. */
export async function writeHostMail(
  transaction: Kysely<Schema>,
  stashpointId: string,
  mailFor: (host: MailedHost) => Mail,
  now: Date,
): Promise<MailedHost | undefined> {
  const host = await findMailedHost(transaction, stashpointId);
  if (host) await writeMail(transaction, mailFor(host), now);
  return host;
}
