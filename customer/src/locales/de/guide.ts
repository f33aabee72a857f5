import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'So geht es',
    steps: {
      pick: {
        title: 'Ort aussuchen',
        text: 'Sieh, was zu deinen Zeiten offen und frei ist, mit dem vollen Preis an jeder Nadel.',
      },
      leave: {
        title: 'Gepäck abgeben',
        text: 'Zeig deinen Gepäckschein am Tresen. Dort wird dein Gepäck gekennzeichnet und verstaut.',
      },
      enjoy: {
        title: 'Mit freien Händen los',
        text: 'Komm vor Ladenschluss wieder, zeig den Schein noch einmal, fertig.',
      },
    },
    questions: {
      title: 'Gut zu wissen',
      day: {
        title: 'Was zählt als Tag?',
        text: 'Ein Kalendertag am Ort. Wer am Freitagmittag abgibt und am Samstagmorgen abholt, zahlt zwei Tage, und so steht es vor dem Buchen im Preis.',
      },
      cancel: {
        title: 'Und wenn sich meine Pläne ändern?',
        text: 'Ändere Zeiten oder Stückzahl in deiner Buchung. Du zahlst die Differenz oder bekommst sie sofort zurück. %{refunds}',
      },
      late: {
        title: 'Darf das Gepäck über Nacht bleiben?',
        text: 'Ja, solange Abgabe und Abholung in den Öffnungszeiten liegen. Orte, die rund um die Uhr geöffnet sind, erkennst du am Hinweis.',
      },
      size: {
        title: 'Gibt es eine Größengrenze?',
        text: 'Die meisten Orte nehmen jeden Koffer. Wo es eine Grenze gibt, steht sie in Zentimetern auf der Seite des Ortes.',
      },
      account: {
        title: 'Brauche ich ein Konto?',
        text: 'Nein. Name, E-Mail-Adresse und Telefonnummer genügen. Melde dich später mit derselben Adresse an, dann sind deine Buchungen schon da.',
      },
    },
  },
};
