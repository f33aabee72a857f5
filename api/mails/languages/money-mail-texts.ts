import type { MailText } from './mail-texts.ts';

/** What is written to hosts about their papers and money, beside `paidOut`. */
export interface MoneyMailTexts {
  /** `month` as its language names it; `corrects` the number of the invoice that is corrected. */
  invoice: MailText<{ name: string; number: string; month: string; amount: string; link: string }>;
  creditNote: MailText<{ name: string; number: string; corrects: string; amount: string; link: string }>;
  /** Their bank has sent a payout back; `account` is the end of the number. */
  payoutReturned: MailText<{ name: string; amount: string; account: string; reason: string; link: string }>;
}
