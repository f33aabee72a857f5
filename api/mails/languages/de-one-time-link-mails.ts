import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'Für diese Adresse wurden viele Codes angefordert oder falsche Codes eingegeben. Deshalb enthält diese E-Mail einen Link statt eines Codes.';

export const de: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'Dein Link zur Anmeldung bei Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Anmelden', link, 'Der Link funktioniert einmal und gilt eine Stunde:'),
        'Wenn du dich nicht anmelden wolltest, kannst du diese E-Mail einfach ignorieren: Ohne den Link kann sich niemand anmelden.',
      ),
  },
  recoveryLink: {
    subject: () => 'Dein Link für ein neues Cubby-Passwort',
    body: ({ link }) =>
      parts(
        WHY,
        action('Neues Passwort wählen', link, 'Der Link funktioniert einmal und gilt eine Stunde:'),
        'Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ),
  },
  addressLink: {
    subject: () => 'Dein Link zum Bestätigen deiner neuen E-Mail-Adresse',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Adresse bestätigen',
          link,
          'Öffne den Link dort, wo du bei Cubby angemeldet bist. Er funktioniert einmal und gilt eine Stunde:',
        ),
        'Wenn du ihn nicht angefordert hast, kannst du diese E-Mail einfach ignorieren.',
      ),
  },
};
