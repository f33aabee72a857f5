import type { MailText } from './mail-texts.ts';

/** Emails with a link that works once, past the limits of emails with a code. */
export interface OneTimeLinkTexts {
  signInLink: MailText<{ link: string }>;
  recoveryLink: MailText<{ link: string }>;
  /** To the new address of an account. */
  addressLink: MailText<{ link: string }>;
}
