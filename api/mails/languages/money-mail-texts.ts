import type { MailText } from './mail-texts.ts';

/** Emails to hosts about their invoices and money, beside `paidOut`. */
export interface MoneyMailTexts {
  /** `month` as named in the language; `corrects` is the number of the corrected invoice. */
  invoice: MailText<{ name: string; number: string; month: string; amount: string; link: string }>;
  creditNote: MailText<{ name: string; number: string; corrects: string; amount: string; link: string }>;
  /** Their payout account has changed; `account` is the end of the number, `from` the first day it is paid. */
  payoutAccount: MailText<{ name: string; currency: string; account: string; from: string; link: string }>;
  /** Their bank has returned a payout; `account` is the end of the number. */
  payoutReturned: MailText<{ name: string; amount: string; account: string; reason: string; link: string }>;
}
