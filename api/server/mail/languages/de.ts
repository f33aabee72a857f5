import { type MailTexts, paragraphs } from './mail-texts.ts';

export const de: MailTexts = {
  code: {
    subject: ({ code }) => `${code} ist dein Cubby-Code`,
    body: ({ code }) =>
      paragraphs(
        `Dein Code lautet ${code}.`,
        'Gib ihn auf der Seite ein, auf der du ihn angefordert hast. Er gilt zehn Minuten.\nWenn du ihn nicht angefordert hast, kannst du diese Mail einfach ignorieren.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: neues Cubby-Passwort festlegen`,
    body: ({ code }) =>
      paragraphs(
        `Dein Code für ein neues Passwort lautet ${code}.`,
        'Er gilt zehn Minuten; danach hast du eine halbe Stunde Zeit, das Passwort zu wählen.\nWenn du ihn nicht angefordert hast, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
      ),
  },
  passwordChanged: {
    subject: () => 'Dein Cubby-Passwort wurde geändert',
    body: ({ name, link }) =>
      paragraphs(
        `Hallo ${name},`,
        'dein Passwort wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
        `Das warst nicht du? Melde dich mit einem Code per E-Mail an und wähle sofort ein neues Passwort: ${link}`,
      ),
  },
  confirmed: {
    subject: ({ place, id }) => `Dein Gepäck wird erwartet: ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        'dein Platz ist gebucht.',
        `Buchung ${f.id}\n${f.place}, ${f.address}\nAbgabe: ${f.dropoff}\nAbholung: ${f.pickup}\nGepäckstücke: ${f.bags}\nBezahlt: ${f.total}`,
        `Dein Pass: ${f.link}`,
        'Bis zur Abgabe kannst du kostenlos stornieren.',
      ),
  },
  cancelled: {
    subject: ({ id }) => `Buchung ${id} ist storniert`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `die Buchung ${f.id} bei ${f.place} ist storniert.`,
        f.card && `${f.card} gehen auf deine Karte zurück; Banken brauchen dafür fünf bis zehn Tage.`,
        f.credit && `${f.credit} stehen jetzt als Guthaben in deinem Konto, für deinen nächsten Aufenthalt.`,
        !f.card && !f.credit && 'Eine Erstattung gibt es nicht.',
      ),
  },
  reviewRequest: {
    subject: ({ place }) => `Wie war es bei ${place}?`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `wir hoffen, dein Gepäck war bei ${f.place} gut aufgehoben. Wie war es?`,
        `Zwei Bewertungen dauern eine halbe Minute und helfen anderen bei der Wahl:\n${f.link}`,
        'Vielen Dank!',
      ),
  },
  hostWelcome: {
    subject: ({ place }) => `${place} ist auf dem Weg zu Cubby`,
    body: (f) =>
      paragraphs(
        `Hallo ${f.name},`,
        `danke, dass du Platz für Gepäck anbietest. Wir haben für dich einen Entwurf von ${f.place} in ${f.city} angelegt.`,
        'Sieh Öffnungszeiten, Preise und Bilder durch und reiche den Ort dann ein. Wir prüfen jeden Ort, bevor Reisende ihn sehen.',
        `Dein Gastgeberbereich: ${f.link}\nMelde dich mit dieser E-Mail-Adresse an; der Code kommt per Mail.`,
      ),
  },
};
