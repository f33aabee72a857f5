import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'deinem Konto wurde ein Passkey hinzugefügt.',
  passkey_removed: 'von deinem Konto wurde ein Passkey entfernt.',
  authenticator_added: 'deinem Konto wurde eine Authenticator-App hinzugefügt.',
  authenticator_removed: 'die Authenticator-App wurde von deinem Konto entfernt.',
  backup_codes_renewed: 'für dein Konto gibt es neue Ersatzcodes; die bisherigen funktionieren nicht mehr.',
  backup_code_used:
    'jemand hat sich mit einem Ersatzcode bei deinem Konto angemeldet. Dieser Code funktioniert nicht mehr.',
  sign_in_methods_removed:
    'jemand aus dem Cubby-Team hat deine Passkeys, Authenticator-App und Ersatzcodes entfernt und dich überall abgemeldet. Das geschieht, wenn sie verloren gegangen sind.',
};

export const de: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Deine Anmeldemethoden bei Cubby wurden geändert',
    body: ({ name, event, link }) =>
      parts(
        `Hallo ${name},`,
        WHAT[event],
        action(
          'Konto ansehen',
          link,
          'Das warst nicht du, oder du hast nicht darum gebeten? Beende gleich alle anderen Sitzungen und informiere das Cubby-Team:',
        ),
      ),
  },
};
