import type { MailText } from './mail-texts.ts';

/** Emails to hosts about their invoices and money, beside `paidOut`. */
export interface MoneyMailTexts {
  /** `month` as named in the language; `corrects` is the number of the corrected invoice. */
  invoice: MailText<{ name: string; number: string; month: string; amount: string; link: string }>;
  creditNote: MailText<{ name: string; number: string; corrects: string; amount: string; link: string }>;
  /**
   * Their payout account has changed; `account` is the end of the number, `from` the first day it is paid, `link` undoes
   * it, and `page` shows their accounts.
   */
  payoutAccount: MailText<{
    name: string;
    currency: string;
    account: string;
    from: string;
    link: string;
    page: string;
  }>;
  /** Their first payout account, which is paid at once. */
  payoutAccountAdded: MailText<{ name: string; currency: string; account: string; page: string }>;
  /** A change was undone; `account` is the end of the number that is paid again, null if there is none. */
  payoutUndone: MailText<{ name: string; currency: string; account: string | null; link: string }>;
  /** Their bank has returned a payout; `account` is the end of the number. */
  payoutReturned: MailText<{ name: string; amount: string; account: string; reason: string; link: string }>;
}
