import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const de: OwnStayTexts = {
  changed: {
    subject: (f) => `Deine Buchung ${f.id} wurde geändert`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'deine Buchung wurde geändert. Das gilt jetzt:',
        stashpoint(f),
        f.pass,
        facts(
          ['Buchung', f.id],
          ['Abgabe', f.dropoff],
          ['Abholung', f.pickup],
          ['Gepäckstücke', f.bagsNow],
          f.paid && ['Für die Änderung bezahlt', f.paid],
          ['Gesamt', f.total],
          ['Öffnungszeiten', f.hours],
        ),
        link('Route zeigen', f.way),
        f.card && `${f.card} erstatten wir auf dein Zahlungsmittel; Banken brauchen dafür fünf bis zehn Tage.`,
        f.credit && `${f.credit} sind wieder Guthaben in deinem Konto.`,
        f.unrefunded &&
          `Die Änderung spart ${f.unrefunded}, aber die Frist für Erstattungen ist vorbei: Du bekommst nichts zurück. Buchst du wieder mehr, zählt der Betrag.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'Die Änderung kostet nichts.',
        action('Dein Gepäckschein', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Abgabe um ${f.at}: ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'in einer Stunde wird dein Gepäck hier erwartet:',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        f.pass,
        facts(
          ['Abgabe', f.dropoff],
          ['Abholung', f.pickup],
          ['Gepäckstücke', String(f.bags)],
          ['Öffnungszeiten', f.hours],
        ),
        link('Route zeigen', f.way),
        action('Dein Gepäckschein', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} schließt um ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.stashpoint} schließt um ${f.closes}, und dein Gepäck (${f.bags}) ist noch dort.`,
        'Bitte hole es vorher ab. Wenn du es nicht schaffst, wähle auf der Seite deiner Buchung eine spätere Abholung.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        link('Route zeigen', f.way),
        action('Deine Buchung', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Deine Abholung war um ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `die Abholung war für ${f.pickup} vereinbart, und dein Gepäck (${f.bags}) ist noch bei ${f.stashpoint}. Es ist sicher.`,
        f.closes && `Geöffnet ist noch bis ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Bis Mitternacht kostet eine spätere Abholung nichts mehr. Jeder Tag danach kostet ${f.perDay}.`
            : `Eine spätere Abholung kostet ${f.perDay} für jeden weiteren Tag.`),
        'Wähle deine neue Zeit auf der Seite deiner Buchung. Hast du dein Gepäck schon? Dann bestätige es dort.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        link('Route zeigen', f.way),
        action('Deine Buchung', f.link),
      ),
  },
};
