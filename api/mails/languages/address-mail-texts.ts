import type { MailText } from './mail-texts.ts';

/** Changes of where a person's emails go. */
export type ContactEvent = 'email_changed' | 'notice_added' | 'notice_removed';

/** Emails about an account's address, and with a code to it. */
export interface AddressMailTexts {
  /** To the new address. */
  addressCode: MailText<{ code: string }>;
  /** To the account's own address, before a change of what protects it. */
  proofCode: MailText<{ code: string }>;
  /** To an address that another account already has. */
  addressTaken: MailText<{ link: string }>;
  /** To the former address; the link restores it. */
  addressChanged: MailText<{ name: string; link: string; days: number }>;
  /** To every other address; `address` is that for notifications, and empty for the account's own. */
  contactChanged: MailText<{ name: string; event: ContactEvent; address: string; link: string }>;
}
