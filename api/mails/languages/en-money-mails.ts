import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const en: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Invoice ${number} for ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Hello ${name},`,
        `here is your invoice to us for ${month}: ${amount}. We wrote it in your name, as agreed, and you have nothing to send us.`,
        action('See the invoice', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Credit note ${number} for invoice ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Hello ${name},`,
        `something was paid back or changed after invoice ${corrects}. This credit note corrects it: ${amount}.`,
        action('See the credit note', link),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `${amount} came back from your bank`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Hello ${name},`,
        `your bank has sent our payment to the account ending in ${account} back:`,
        quote(reason),
        `The ${amount} are part of your balance again. Check the account’s number, and we send them with the next payout.`,
        action('Check the account', link),
      ),
  },
};
