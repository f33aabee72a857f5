import type { Kysely } from 'kysely';
import { type MailKind, REMINDERS } from '../../../contract/vocabulary/mail-kinds.ts';
import type { Mail } from '../../../mails/mail.ts';
import { withStop } from '../../../mails/stop.ts';
import { prefixOf } from '../../../mails/words.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { choiceToken } from './choice-links.ts';
import { listSwitchedOff } from './choices.ts';

/** Writes a mail with a link to switch off its kind. False where the reader has switched it off. */
export async function writeOptionalMail(
  { config, secret }: HasConfig & HasSecret,
  transaction: Kysely<Schema>,
  kind: MailKind,
  mail: Mail,
  now: Date,
): Promise<boolean> {
  if ((await listSwitchedOff(transaction, mail.recipient)).includes(kind)) return false;
  const token = choiceToken(secret, { email: mail.recipient, kind });
  const prefix = prefixOf(mail.content?.language ?? 'en');
  const page = `${config.publicUrl}${prefix}/account/mails?token=${token}`;
  // These are about the reader's own stay: they get no unsubscribe button, which could be mistaken for "cancel".
  const isAboutStay = kind === 'booking_message' || REMINDERS.some((reminder) => reminder === kind);
  const oneClick = isAboutStay ? null : `${config.publicUrl}/v2/mail-choices/one-click?token=${token}`;
  await writeMail(transaction, withStop(mail, { page, oneClick }), now);
  return true;
}
