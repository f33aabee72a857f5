import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const en: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Invoice ${number} for ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Hello ${name},`,
        `Here’s your invoice for ${month}: ${amount}. We issued it on your behalf, as agreed, so you don’t need to send us anything.`,
        action('View the invoice', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Credit note ${number} for invoice ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Hello ${name},`,
        `A booking was refunded or changed after invoice ${corrects}. This credit note corrects it: ${amount}.`,
        action('View the credit note', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `Your ${currency} payout account has changed`,
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Hello ${name},`,
        `Your payouts in ${currency} will go to the account ending in ${account}. Payouts wait until ${from}.`,
        action(
          'View your payout accounts',
          link,
          'Wasn’t you? Sign out all other sessions on your account page straight away, and set the previous account again:',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `Your bank returned our payout of ${amount}`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Hello ${name},`,
        `Your bank has returned our payout to the account ending in ${account}:`,
        quote(reason),
        `We’ve returned ${amount} to your balance. Check the account number and we’ll include it in your next payout.`,
        action('Check the account', link),
      ),
  },
};
