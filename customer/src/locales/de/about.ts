import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Über Cubby',
    description: 'Wer dein Gepäck verwahrt, was wir versprechen und warum alle lesen dürfen, wie Cubby funktioniert.',
    intro:
      'Eine Stadt ist schöner mit zwei freien Händen. Cubby findet den Platz für alles, was du lieber nicht trägst.',
    story: {
      title: 'Warum es uns gibt',
      text: 'Um elf ist Auschecken, um sieben fährt der Zug. Dazwischen liegt ein ganzer Tag und ein Koffer, der hindurchgezogen werden will. Dabei hat das Café an der Ecke ein trockenes Hinterzimmer und das Hotel gegenüber eine Kofferablage, auf der nichts steht.\n\nCubby bringt beide zusammen. Gastgeber verdienen an Platz, den sie ohnehin haben. Du bekommst einen sicheren Ort, einen klaren Preis und jemanden, der dir dein Gepäck mit einem Lächeln zurückgibt.',
    },
    values: {
      title: 'Wie wir arbeiten',
      price: {
        title: 'Kein Kleingedrucktes im Preis',
        text: 'Was du auf der Karte siehst, zahlst du auch. Bei jedem Posten steht, ob er bei einer Stornierung erstattet wird.',
      },
      room: {
        title: 'Gebucht heißt: Dein Platz ist sicher',
        text: 'Platz wird nach Stunden und nach Größe gezählt, genau in dem Moment, in dem du buchst. Niemand kann ihn zweimal nehmen.',
      },
      open: {
        title: 'Offen bis zur letzten Zeile',
        text: 'Cubby ist freie Software. Alle dürfen lesen, wie Preise, Erstattungen und freier Platz berechnet werden, und ein eigenes Cubby betreiben.',
      },
    },
    trees: {
      title: 'Bäume am Weg',
      text: 'Zu jeder Buchung kannst du Bäume pflanzen lassen. Ihr Preis wird ganz weitergegeben und nie mit uns oder einem Gastgeber geteilt. Stornierst du rechtzeitig, wird auch er erstattet.',
    },
    cta: 'Annahmestelle finden',
  },
};
