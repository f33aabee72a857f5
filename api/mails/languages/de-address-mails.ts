import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'dein Cubby-Konto hat jetzt eine andere E-Mail-Adresse. An die bisherige haben wir einen Link geschickt, mit dem du sie zurückholen kannst.',
  notice_added: (address) => `${address} bekommt jetzt Benachrichtigungen zu deinen Annahmestellen.`,
  notice_removed: (address) => `${address} bekommt keine Benachrichtigungen zu deinen Annahmestellen mehr.`,
};

export const de: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: neue E-Mail-Adresse bestätigen`,
    body: ({ code }) =>
      parts(
        pin('Dein Code lautet', code),
        'Gib ihn in deinem Profil ein, um diese Adresse für dein Cubby-Konto zu bestätigen. Er gilt zehn Minuten.\nWenn du ihn nicht angefordert hast, kannst du diese E-Mail einfach ignorieren.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code}: bestätige, dass du es bist`,
    body: ({ code }) =>
      parts(
        pin('Dein Code lautet', code),
        'Gib ihn in dem Fenster ein, das danach fragt. Er gilt zehn Minuten und nur dort.\nWenn du gerade nichts an deinem Konto änderst, ist vielleicht jemand anderes darin angemeldet. Gib diesen Code nicht weiter und melde auf deiner Kontoseite alle anderen Geräte ab.',
      ),
  },
  addressTaken: {
    subject: () => 'Du hast schon ein Cubby-Konto',
    body: ({ link }) =>
      parts(
        'Jemand, vermutlich du, wollte diese Adresse für ein Cubby-Konto eintragen. Sie gehört schon zu einem anderen Konto, deshalb wurde nichts geändert.',
        action('Anmelden', link, 'Bei diesem Konto kannst du dich mit deiner E-Mail-Adresse anmelden:'),
        'Wenn du das nicht warst, kannst du diese E-Mail einfach ignorieren.',
      ),
  },
  addressChanged: {
    subject: () => 'Die E-Mail-Adresse deines Cubby-Kontos wurde geändert',
    body: ({ name, link, days }) =>
      parts(
        `Hallo ${name},`,
        'dein Cubby-Konto hat jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet. Ab jetzt schreiben wir an die neue Adresse.',
        action(
          'Adresse zurückholen',
          link,
          `Das warst nicht du? Hol dir diese Adresse innerhalb von ${days} Tagen zurück; alle Geräte werden dann abgemeldet:`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'Die E-Mail-Adresse deines Cubby-Kontos wurde geändert'
        : 'Die Adressen für deine Cubby-Benachrichtigungen haben sich geändert',
    body: ({ name, event, address, link }) =>
      parts(
        `Hallo ${name},`,
        WHAT[event](address),
        action(
          'Konto ansehen',
          link,
          'Das warst nicht du? Beende gleich alle anderen Sitzungen und informiere das Cubby-Team:',
        ),
      ),
  },
};
