import type { Kysely } from 'kysely';
import type { Mail } from '../../../mails/mail.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findHostRow } from './store.ts';
import { writeNotice } from './write-host-mail.ts';

/**
 * Writes to a host about money, at each address that gets such mails; nothing is sent where the account was deleted.
 */
export async function writeMoneyMail(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  hostId: string,
  mailFor: (host: MailedPerson) => Mail,
): Promise<void> {
  const host = await findHostRow(transaction, hostId);
  if (host) await writeNotice(services, transaction, { userId: host.user_id, kind: 'money' }, mailFor);
}
