import { formatMoney } from '../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { type Language, languageOf, localeOf } from '../contract/vocabulary/languages.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';

interface InvoiceFacts {
  number: string;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  /** YYYY-MM. */
  period: string;
  /** Minor units. */
  gross: number;
  currency_code: CurrencyCode;
  /** Address in the hosts' console. */
  link: string;
}

/** Writes to a host about a new invoice, or a correction of one. */
export function invoiceMail({ email, first_name: name, language }: MailedPerson, invoice: InvoiceFacts): Mail {
  const { number, corrects, gross, currency_code, link } = invoice;
  const known = languageOf(language);
  const amount = moneyIn(known, gross, currency_code);
  if (gross < 0)
    return {
      recipient: email,
      ...write('creditNote', language, { name, number, corrects: corrects ?? '', amount, link }),
    };
  const format = new Intl.DateTimeFormat(localeOf(known), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = format.format(new Date(`${invoice.period}-01`));
  return { recipient: email, ...write('invoice', language, { name, number, month, amount, link }) };
}

/** Writes to a host whose bank has returned a payout. `account` is the end of its number, `reason` the bank's. */
export function payoutReturnedMail(
  { email, first_name: name, language }: MailedPerson,
  payout: { amount: number; currency: CurrencyCode; account: string; reason: string; link: string },
): Mail {
  const { account, reason, link } = payout;
  const amount = moneyIn(languageOf(language), payout.amount, payout.currency);
  return { recipient: email, ...write('payoutReturned', language, { name, amount, account, reason, link }) };
}

interface ChangedAccount {
  currency: string;
  /** The end of its number. */
  account: string;
  /** Address in the hosts' console. */
  page: string;
  /** The link that undoes the change, and the end of the wait on the clock of the business; null for a first account, which has no wait. */
  undo: { link: string; until: Date; publicUrl: string; zone: string } | null;
}

/** Writes to a host that their payout account has changed, or that they have their first one. */
export function payoutAccountMail(
  { email, first_name: name, language }: MailedPerson,
  { currency, account, page, undo }: ChangedAccount,
): Mail {
  if (!undo) return { recipient: email, ...write('payoutAccountAdded', language, { name, currency, account, page }) };
  const format = new Intl.DateTimeFormat(localeOf(languageOf(language)), { dateStyle: 'long', timeZone: undo.zone });
  const link = `${undo.publicUrl}${prefixOf(language)}/login/undo-payout?link=${undo.link}`;
  const facts = { name, currency, account, from: format.format(undo.until), link, page };
  return { recipient: email, ...write('payoutAccount', language, facts) };
}

/** Writes to a host that a change of their payout account was undone; `account` is the end of the one that is paid again. */
export function payoutUndoneMail(
  { email, first_name: name, language }: MailedPerson,
  { currency, account, link }: { currency: string; account: string | null; link: string },
): Mail {
  return { recipient: email, ...write('payoutUndone', language, { name, currency, account, link }) };
}

function moneyIn(language: Language, amount: number, currency: CurrencyCode): string {
  return formatMoney(amount, currency, CURRENCIES[currency].minorInMajor, language);
}
