import type { MailText } from './mail-texts.ts';

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
export interface SignInMethodTexts {
  signInMethod: MailText<{ name: string; event: SignInMethodEvent; link: string }>;
}
