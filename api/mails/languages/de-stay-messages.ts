import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const de: StayMessageTexts = {
  howToFind: {
    subject: (f) => `So findest du ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'wir freuen uns auf dein Gepäck. Hier findest du uns:',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        facts(['Abgabe', f.dropoff]),
        'Achte auf den Namen an der Tür und zeige deinen Gepäckschein vor. Die Karte findest du auf der Seite deiner Buchung.',
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `Kommst du noch? (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir haben dein Gepäck am ${f.dropoff} erwartet und halten noch Platz dafür frei.`,
        'Du kannst bis zu deiner Abholzeit auch später kommen. Wenn du nicht kommst, storniere auf der Seite deiner Buchung.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `Dein Gepäck ist bei uns (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `dein Gepäck (${f.bags}) ist hier und gut aufgehoben.`,
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        facts(['Abholung', f.pickup]),
        'Zeige bei der Abholung deinen Gepäckschein vor.',
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Bitte hole dein Gepäck vor ${f.closes} ab (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `dein Gepäck (${f.bags}) ist noch bei uns, und wir schließen heute um ${f.closes}.`,
        'Bitte hole es vorher ab. Wenn du es nicht schaffst, ruf uns an oder verlängere auf der Seite deiner Buchung.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `Deine Abholzeit ist vorbei (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `die Abholung war für ${f.pickup} vereinbart, und dein Gepäck (${f.bags}) ist noch hier. Es ist sicher.`,
        'Bitte ruf uns an oder verlängere auf der Seite deiner Buchung, damit wir wissen, wann du kommst.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `Du hast etwas bei uns liegen lassen (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'nachdem du dein Gepäck abgeholt hattest, haben wir hier etwas gefunden, das dir gehören könnte.',
        'Bitte ruf uns an oder komm vorbei. Wir bewahren es für dich auf.',
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
        action(`Deine Buchung ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `Eine spätere Abholung für dein Gepäck (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        'du kannst dein Gepäck später abholen als vereinbart.',
        facts(['Bisher vereinbart', f.pickup], ['Vorgeschlagen', f.later]),
        f.due
          ? `Das kostet ${f.due} mehr. Du bezahlst auf der Seite deiner Buchung; vorher wird nichts abgebucht.`
          : 'Das kostet nichts zusätzlich. Es gilt, sobald du auf der Seite deiner Buchung zustimmst.',
        action('Deine Buchung', f.link, `Offen bis ${f.until}:`),
        stashpoint(f, f.phone && `Anrufen: ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Nachricht von ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.from} hat dir zur Buchung ${f.id} geschrieben:`,
        ...f.texts.map(quote),
        f.translated && 'Automatisch übersetzt. Das Original steht auf der Seite der Buchung.',
        f.replies
          ? 'Antworte auf diese E-Mail oder schreib auf der Seite der Buchung. Telefonnummern, E-Mail-Adressen und Links werden verborgen.'
          : `Bitte antworte auf der Seite der Buchung: Antworten auf diese E-Mail erreichen ${f.from} nicht. Telefonnummern, E-Mail-Adressen und Links werden verborgen.`,
        action('Lesen und antworten', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Gemeldete Nachricht (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `eine Nachricht zur Buchung ${f.id} bei ${f.stashpoint} wurde gemeldet:`,
        quote(f.text),
        action('Buchung öffnen', f.link),
      ),
  },
};
