import { action, link, quote } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Emails to hosts about their invoices and money. */
export const moneyMails = {
  /** A payout was sent; `account` is the end of its number. */
  paidOut: mail<{ name: string; amount: string; count: number; until: string; account: string }>(
    (t, f) => t('paidOut.subject', f),
    (t, f) => [t('common.hello', f), t('paidOut.text', { ...f, smart_count: f.count }), t('paidOut.account', f)],
  ),
  /** `month` as named in the language. */
  invoice: mail<{ name: string; number: string; month: string; amount: string; link: string }>(
    (t, f) => t('invoice.subject', f),
    (t, f) => [t('common.hello', f), t('invoice.text', f), action(t('invoice.view'), f.link)],
  ),
  /** `corrects` is the number of the corrected invoice. */
  creditNote: mail<{ name: string; number: string; corrects: string; amount: string; link: string }>(
    (t, f) => t('creditNote.subject', f),
    (t, f) => [t('common.hello', f), t('creditNote.text', f), action(t('creditNote.view'), f.link)],
  ),
  /**
   * Their payout account has changed; `account` is the end of the number, `from` the first day it is paid, `link` undoes
   * it, and `page` shows their accounts.
   */
  payoutAccount: mail<{ name: string; currency: string; account: string; from: string; link: string; page: string }>(
    (t, f) => t('payoutAccount.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('payoutAccount.text', f),
      action(t('payoutAccount.undo'), f.link, t('payoutAccount.notYou', f)),
      link(t('common.payoutAccounts'), f.page),
    ],
  ),
  /** Their first payout account, which is paid at once. */
  payoutAccountAdded: mail<{ name: string; currency: string; account: string; page: string }>(
    (t, f) => t('payoutAccountAdded.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('payoutAccountAdded.text', f),
      action(t('common.payoutAccounts'), f.page, t('payoutAccountAdded.notYou')),
    ],
  ),
  /** A change was undone; `account` is the end of the number that is paid again, null if there is none. */
  payoutUndone: mail<{ name: string; currency: string; account: string | null; link: string }>(
    (t, f) => t('payoutUndone.subject', f),
    (t, f) => [
      t('common.hello', f),
      f.account ? t('payoutUndone.restored', { ...f, account: f.account }) : t('payoutUndone.none', f),
      action(t('common.toAccount'), f.link, t('payoutUndone.protect')),
    ],
  ),
  /** Their bank has returned a payout; `account` is the end of the number. */
  payoutReturned: mail<{ name: string; amount: string; account: string; reason: string; link: string }>(
    (t, f) => t('payoutReturned.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('payoutReturned.text', f),
      quote(f.reason),
      t('payoutReturned.next', f),
      action(t('payoutReturned.check'), f.link),
    ],
  ),
};
