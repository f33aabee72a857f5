import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Noch ein Nachweis',
  text: 'Als Teil des Teams weist du dich ein zweites Mal aus.',
  passkey: 'Passkey verwenden',
  cancelled:
    'Die Frage des Browsers wurde geschlossen oder war zu lange offen. Passiert ist nichts; versuche es noch einmal.',
  unable: 'Dieser Browser konnte keinen Passkey verwenden. Versuche es noch einmal oder nimm einen anderen Weg.',
  unknown: 'Dieser Passkey ist hier nicht bekannt. Nimm einen anderen.',
  no_passkeys: 'Du hast Passkeys, aber dieser Browser kann sie nicht verwenden.',
  app_code: 'Code aus deiner Authenticator-App',
  use_app: 'Authenticator-App verwenden',
  use_backup: 'Ersatzcode verwenden',
  backup_code: 'Ersatzcode',
  wrong: 'Dieser Code stimmt nicht oder gilt nicht mehr.',
  over: 'Das hat länger als zehn Minuten gedauert. Fang noch einmal an.',
  none: 'Noch kein zweiter Nachweis',
  none_text:
    'Das Team braucht einen, um sich hier anzumelden. Richte ihn einmal in der Verwaltung ein und komm dann zurück.',
  set_up: 'Zur Verwaltung',
};
