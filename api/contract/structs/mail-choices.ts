import { array, enums, type Infer, nullable, type } from 'superstruct';
import { MAIL_KINDS } from '../vocabulary/mail-kinds.ts';

/** Kinds of emails that an address has switched off. */
export const MailChoices = type({
  off: array(enums(MAIL_KINDS)),
  /** The kind of the email whose link was followed; null for a signed-in caller. */
  kind: nullable(enums(MAIL_KINDS)),
});
export type MailChoices = Infer<typeof MailChoices>;
