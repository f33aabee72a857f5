import type { MailText } from './mail-texts.ts';

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
}
