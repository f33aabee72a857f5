import type { MailText } from './mail-texts.ts';

/** What is written when somebody changes the address of their account. */
export interface AddressMailTexts {
  /** To the new address. */
  addressCode: MailText<{ code: string }>;
  /** To an address that another account has already. */
  addressTaken: MailText<{ link: string }>;
  /** To the former address; the link takes it back. */
  addressChanged: MailText<{ name: string; link: string; days: number }>;
}
