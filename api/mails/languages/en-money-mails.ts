import { action, parts, quote, link as secondary } from '../parts.ts';
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
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Hello ${name},`,
        `Your payouts in ${currency} will go to the account ending in ${account}. Payouts wait until ${from}.`,
        action(
          'Undo this change',
          link,
          `Wasn’t you? Undo it before ${from}. Your previous account will be used again, and you’ll be signed out everywhere:`,
        ),
        secondary('View your payout accounts', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `Your ${currency} payout account has been added`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Hello ${name},`,
        `Your payouts in ${currency} will go to the account ending in ${account}.`,
        action(
          'View your payout accounts',
          page,
          'Wasn’t you? Remove it straight away, end all other sessions on your account page, and tell Cubby’s support team:',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `We’ve restored your ${currency} payout account`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Hello ${name},`,
        account
          ? `The change was undone: your payouts in ${currency} go to the account ending in ${account} again. You’ve been signed out everywhere.`
          : `The change was undone: there is no payout account for ${currency} now. You’ve been signed out everywhere.`,
        action(
          'Go to your account',
          link,
          'Someone may know how to sign in as you. Sign in, remove any sign-in methods you don’t recognise and change your password:',
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
