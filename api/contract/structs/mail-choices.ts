import { array, enums, type Infer, nullable, type } from 'superstruct';
import { MAIL_KINDS } from '../vocabulary/mail-kinds.ts';

/** Which mails somebody has switched off. */
export const MailChoices = type({
  off: array(enums(MAIL_KINDS)),
  /** The kind of the mail whose link was followed; null for who is signed in. */
  kind: nullable(enums(MAIL_KINDS)),
});
export type MailChoices = Infer<typeof MailChoices>;
