import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'zu deinem Konto kam ein Passkey hinzu.',
  passkey_removed: 'von deinem Konto wurde ein Passkey entfernt.',
  authenticator_added: 'zu deinem Konto kam eine Authenticator-App hinzu.',
  authenticator_removed: 'die Authenticator-App wurde von deinem Konto entfernt.',
  backup_codes_renewed: 'für dein Konto gibt es neue Ersatzcodes; die bisherigen öffnen nichts mehr.',
  backup_code_used: 'jemand hat sich mit einem Ersatzcode bei deinem Konto angemeldet. Er ist damit verbraucht.',
  sign_in_methods_removed:
    'jemand aus dem Team hat deine Passkeys, Authenticator-App und Ersatzcodes entfernt und dich überall abgemeldet, wie es bei einem Verlust geschieht.',
};

export const de: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Deine Anmeldung bei Cubby wurde geändert',
    body: ({ name, event, link }) =>
      parts(
        `Hallo ${name},`,
        WHAT[event],
        action(
          'Konto ansehen',
          link,
          'Das warst nicht du, oder du hast nicht darum gebeten? Beende gleich alle anderen Sitzungen und sag es jemandem im Team mit Rechten für Personen:',
        ),
      ),
  },
};
