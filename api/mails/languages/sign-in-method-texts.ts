import type { MailText } from './mail-texts.ts';

/** What can happen to what somebody proves themselves with. */
export type SignInMethodEvent =
  | 'passkey_added'
  | 'passkey_removed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'backup_codes_renewed'
  | 'backup_code_used'
  | 'sign_in_methods_removed';

/** What is written to staff when something changes about how they sign in. */
export interface SignInMethodTexts {
  signInMethod: MailText<{ name: string; event: SignInMethodEvent; link: string }>;
}
