import type { MailText } from './mail-texts.ts';

/** Emails about a change of an account's address. */
export interface AddressMailTexts {
  /** To the new address. */
  addressCode: MailText<{ code: string }>;
  /** To an address that another account already has. */
  addressTaken: MailText<{ link: string }>;
  /** To the former address; the link restores it. */
  addressChanged: MailText<{ name: string; link: string; days: number }>;
}
