import { action } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Emails with a link that works once, past the limits of emails with a code. */
export const oneTimeLinkMails = {
  signInLink: mail<{ link: string }>(
    (t) => t('signInLink.subject'),
    (t, f) => [
      t('oneTimeLink.reason'),
      action(t('common.signIn'), f.link, t('oneTimeLink.expires')),
      t('signInLink.notYou'),
    ],
  ),
  recoveryLink: mail<{ link: string }>(
    (t) => t('recoveryLink.subject'),
    (t, f) => [
      t('oneTimeLink.reason'),
      action(t('common.choosePassword'), f.link, t('oneTimeLink.expires')),
      t('recoveryLink.notYou'),
    ],
  ),
  /** To the new address of an account. */
  addressLink: mail<{ link: string }>(
    (t) => t('addressLink.subject'),
    (t, f) => [
      t('oneTimeLink.reason'),
      action(t('addressLink.confirm'), f.link, t('addressLink.expires')),
      t('addressLink.notYou'),
    ],
  ),
};
