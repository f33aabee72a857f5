import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Bestätigung in zwei Schritten',
  text: 'Konten unseres Teams brauchen die Bestätigung in zwei Schritten.',
  passkey: 'Passkey verwenden',
  cancelled: 'Die Passkey-Abfrage wurde abgebrochen oder ist abgelaufen. Versuche es noch einmal.',
  unable: 'Dieser Browser konnte keinen Passkey verwenden. Versuche es noch einmal oder wähle eine andere Methode.',
  unknown: 'Diesen Passkey kennen wir nicht. Nimm einen anderen.',
  no_passkeys: 'Du hast Passkeys, aber dieser Browser kann sie nicht verwenden.',
  app_code: 'Code aus deiner Authenticator-App',
  use_app: 'Authenticator-App verwenden',
  use_backup: 'Ersatzcode verwenden',
  backup_code: 'Ersatzcode',
  wrong: 'Dieser Code stimmt nicht oder gilt nicht mehr.',
  over: 'Das hat länger als zehn Minuten gedauert. Fang noch einmal von vorn an.',
  none: 'Bestätigung in zwei Schritten nicht eingerichtet',
  none_text:
    'Ohne sie kann sich das Team hier nicht anmelden. Richte sie einmal in der Verwaltung ein und komm dann zurück.',
  set_up: 'Zur Verwaltung',
};
