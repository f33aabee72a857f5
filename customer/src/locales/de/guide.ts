import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'So geht’s',
    steps: {
      pick: {
        title: 'Annahmestelle aussuchen',
        text: 'Finde, was zu deinen Zeiten offen und frei ist, mit dem vollen Preis an jeder Markierung.',
      },
      leave: {
        title: 'Gepäck abgeben',
        text: 'Zeige deinen Gepäckschein am Tresen. Dort wird dein Gepäck gekennzeichnet und verstaut.',
      },
      enjoy: {
        title: 'Mit freien Händen los',
        text: 'Komm vor Ladenschluss wieder, zeige den Gepäckschein noch einmal, fertig.',
      },
    },
    questions: {
      title: 'Gut zu wissen',
      day: {
        title: 'Was zählt als Tag?',
        text: 'Ein Kalendertag am Ort der Aufbewahrung. Wer am Freitagmittag abgibt und am Samstagmorgen abholt, zahlt zwei Tage, und so steht es vor dem Buchen im Preis.',
      },
      cancel: {
        title: 'Und wenn sich meine Pläne ändern?',
        text: 'Ändere Zeiten oder Zahl der Gepäckstücke in deiner Buchung. Du zahlst die Differenz oder bekommst sie nach derselben Regel zurück wie beim Stornieren. %{refunds}',
      },
      late: {
        title: 'Darf das Gepäck über Nacht bleiben?',
        text: 'Ja, solange Abgabe und Abholung in den Öffnungszeiten liegen. Annahmestellen, die rund um die Uhr geöffnet sind, erkennst du am Hinweis.',
      },
      size: {
        title: 'Gibt es eine Größengrenze?',
        text: 'Die meisten Annahmestellen nehmen jeden Koffer. Wo es eine Grenze gibt, steht sie in Zentimetern auf der Seite der Annahmestelle.',
      },
      account: {
        title: 'Brauche ich ein Konto?',
        text: 'Nein. Name, E-Mail-Adresse und Telefonnummer genügen. Melde dich später mit derselben Adresse an, dann sind deine Buchungen schon da.',
      },
    },
  },
};
