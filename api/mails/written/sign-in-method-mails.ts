import { action } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Changes of a person's two-step verification. */
export type SignInMethodEvent =
  | 'passkey_added'
  | 'passkey_removed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'backup_codes_renewed'
  | 'backup_code_used'
  | 'sign_in_methods_removed';

/** Emails to staff about changes of their sign-in methods. */
export const signInMethodMails = {
  signInMethod: mail<{ name: string; event: SignInMethodEvent; link: string }>(
    (t) => t('signInMethod.subject'),
    (t, f) => [
      t('common.hello', f),
      t(`signInMethod.event.${f.event}`),
      action(t('common.toAccount'), f.link, t('signInMethod.notYou')),
    ],
  ),
};
