import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  authenticator_added: 'An authenticator app was added to your account.',
  authenticator_removed: 'The authenticator app was removed from your account.',
  backup_codes_renewed: 'New backup codes were created for your account. Older codes no longer work.',
  backup_code_used: 'Someone signed in to your account with a backup code. That code can’t be used again.',
  sign_in_methods_removed:
    'A member of Cubby’s team removed your passkeys, authenticator app and backup codes because they were lost, and signed you out everywhere.',
};

export const en: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Your Cubby sign-in methods have changed',
    body: ({ name, event, link }) =>
      parts(
        `Hello ${name},`,
        WHAT[event],
        action(
          'Go to your account',
          link,
          'Wasn’t you, and you didn’t ask for it? End all other sessions straight away, and tell Cubby’s support team:',
        ),
      ),
  },
};
