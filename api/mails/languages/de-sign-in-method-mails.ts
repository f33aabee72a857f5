import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'Zu Ihrem Konto kam ein Passkey hinzu.',
  passkey_removed: 'Von Ihrem Konto wurde ein Passkey entfernt.',
  authenticator_added: 'Zu Ihrem Konto kam eine Authenticator-App hinzu.',
  authenticator_removed: 'Die Authenticator-App wurde von Ihrem Konto entfernt.',
  backup_codes_renewed: 'Für Ihr Konto gibt es neue Ersatzcodes; die bisherigen öffnen nichts mehr.',
  backup_code_used: 'Jemand hat sich mit einem Ersatzcode bei Ihrem Konto angemeldet. Er ist damit verbraucht.',
  sign_in_methods_removed:
    'Jemand aus dem Team hat Ihre Passkeys, Authenticator-App und Ersatzcodes entfernt und Sie überall abgemeldet, wie es bei einem Verlust geschieht.',
};

export const de: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Ihre Anmeldung bei Cubby wurde geändert',
    body: ({ name, event, link }) =>
      parts(
        `Hallo ${name},`,
        WHAT[event],
        action(
          'Konto ansehen',
          link,
          'Waren Sie das nicht, oder haben Sie nicht darum gebeten? Beenden Sie gleich alle anderen Sitzungen und sagen Sie es jemandem im Team mit Rechten für Personen:',
        ),
      ),
  },
};
