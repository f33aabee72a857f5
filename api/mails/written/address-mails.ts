import { action, pin } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Changes of where a person's emails go. */
export type ContactEvent = 'email_changed' | 'notice_added' | 'notice_removed';

/** Emails about an account's address, and with a code to it. */
export const addressMails = {
  /** To the new address. */
  addressCode: mail<{ code: string }>(
    (t, f) => t('addressCode.subject', f),
    (t, f) => [pin(t('common.code'), f.code), t('addressCode.text')],
  ),
  /** To the account's own address, before a change of what protects it. */
  proofCode: mail<{ code: string }>(
    (t, f) => t('proofCode.subject', f),
    (t, f) => [pin(t('common.code'), f.code), t('proofCode.text')],
  ),
  /** To an address that another account already has. */
  addressTaken: mail<{ link: string }>(
    (t) => t('addressTaken.subject'),
    (t, f) => [
      t('addressTaken.text'),
      action(t('common.signIn'), f.link, t('addressTaken.signIn')),
      t('addressTaken.notYou'),
    ],
  ),
  /** To the former address; the link restores it. */
  addressChanged: mail<{ name: string; link: string; days: number }>(
    (t) => t('addressChanged.subject'),
    (t, f) => [
      t('common.hello', f),
      t('addressChanged.text'),
      action(t('addressChanged.restore'), f.link, t('addressChanged.notYou', f)),
    ],
  ),
  /** To every other address; `address` is that for notifications, and empty for the account's own. */
  contactChanged: mail<{ name: string; event: ContactEvent; address: string; link: string }>(
    (t, f) => t(f.event === 'email_changed' ? 'contactChanged.subject.email' : 'contactChanged.subject.notices'),
    (t, f) => [
      t('common.hello', f),
      t(`contactChanged.event.${f.event}`, f),
      action(t('common.toAccount'), f.link, t('contactChanged.notYou')),
    ],
  ),
};
