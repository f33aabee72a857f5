import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  authenticator_added: 'An authenticator app was added to your account.',
  authenticator_removed: 'The authenticator app was removed from your account.',
  backup_codes_renewed: 'New backup codes were made for your account; those from before open nothing any more.',
  backup_code_used: 'Somebody signed in to your account with a backup code, which is used up now.',
  sign_in_methods_removed:
    'A colleague removed your passkeys, authenticator app and backup codes and signed you out everywhere, as is done when they are lost.',
};

export const en: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'How you sign in to Cubby was changed',
    body: ({ name, event, link }) =>
      parts(
        `Hello ${name},`,
        WHAT[event],
        action(
          'Look at your account',
          link,
          'Was it not you, or did you not ask for it? End all other sessions at once, and tell a colleague who may change people:',
        ),
      ),
  },
};
