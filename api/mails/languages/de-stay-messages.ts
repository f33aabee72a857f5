import { paragraphs } from './mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const de: StayMessageTexts = {
  howToFind: {
    subject: (f) => `So findest du ${f.place} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        'wir freuen uns auf dein Gepäck. Hier findest du uns:',
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Abgabe: ${f.dropoff}\nAchte auf den Namen an der Tür und zeige deinen Gepäckschein vor. Die Karte steht auf der Seite deiner Buchung.`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  stillComing: {
    subject: (f) => `Kommst du noch? (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `wir haben dein Gepäck am ${f.dropoff} erwartet und halten noch Platz dafür frei.`,
        'Wenn du später kommst, ist bis zu deiner Abholzeit alles gut. Wenn du nicht kommst, storniere auf der Seite deiner Buchung.',
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  bagsHeld: {
    subject: (f) => `Dein Gepäck ist bei uns (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `dein Gepäck (${f.bags}) ist hier und gut aufgehoben.`,
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Abholung: ${f.pickup}\nZeige bei der Abholung deinen Gepäckschein vor.`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  collectToday: {
    subject: (f) => `Bitte hole dein Gepäck vor ${f.closes} ab (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `dein Gepäck (${f.bags}) ist noch bei uns, und wir schließen heute um ${f.closes}.`,
        'Bitte hole es vorher ab. Wenn du es nicht schaffst, ruf uns an oder verlängere auf der Seite deiner Buchung.',
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  pickupOver: {
    subject: (f) => `Deine Abholzeit ist vorbei (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `die Abholung war für ${f.pickup} vereinbart, und dein Gepäck (${f.bags}) ist noch hier. Es ist sicher.`,
        'Bitte ruf uns an oder verlängere auf der Seite deiner Buchung, damit wir wissen, wann du kommst.',
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  leftBehind: {
    subject: (f) => `Du hast etwas bei uns liegen lassen (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        'nachdem du dein Gepäck abgeholt hattest, haben wir hier etwas gefunden, das dir gehören könnte.',
        'Bitte ruf uns an oder komm vorbei. Wir bewahren es für dich auf.',
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
        `Deine Buchung ${f.id}: ${f.link}`,
      ),
  },
  laterPickup: {
    subject: (f) => `Eine spätere Abholung für dein Gepäck (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        'du kannst dein Gepäck später abholen als vereinbart.',
        `Bisher vereinbart: ${f.pickup}\nVorgeschlagen: ${f.later}`,
        f.due
          ? `Das kostet ${f.due} mehr. Du bezahlst auf der Seite deiner Buchung; vorher wird nichts abgebucht.`
          : 'Das kostet nichts zusätzlich. Es gilt, sobald du auf der Seite deiner Buchung zustimmst.',
        `Offen bis ${f.until}: ${f.link}`,
        `${f.place}, ${f.address}${f.phone ? `\nAnrufen: ${f.phone}` : ''}`,
      ),
  },
};
