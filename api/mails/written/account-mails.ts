import { action, pin } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Emails with a code, and about a password. */
export const accountMails = {
  code: mail<{ code: string }>(
    (t, f) => t('code.subject', f),
    (t, f) => [pin(t('common.code'), f.code), t('code.text')],
  ),
  recoveryCode: mail<{ code: string }>(
    (t, f) => t('recoveryCode.subject', f),
    (t, f) => [pin(t('recoveryCode.code'), f.code), t('recoveryCode.text')],
  ),
  passwordChanged: mail<{ name: string; link: string }>(
    (t) => t('passwordChanged.subject'),
    (t, f) => [
      t('common.hello', f),
      t('passwordChanged.text'),
      action(t('common.choosePassword'), f.link, t('passwordChanged.notYou')),
    ],
  ),
};
