import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'Die Cubby-Garantie',
    description: 'Wie hoch jedes Gepäckstück abgesichert ist, was gilt und wie du einen Schaden meldest.',
    intro:
      'Von dem Moment, in dem ein Gastgeber dein Gepäck nimmt, bis du es wieder in der Hand hast, ist jedes Stück abgesichert.',
    amounts: {
      title: 'Abgesichert je Gepäckstück',
      caption: 'Garantie je Gepäckstück nach Währung',
      currency: 'Währung',
      amount: 'Bis zu',
      text: 'Es gilt die Währung des Ortes. Die Gebühr für die Garantie steht in jedem Preis als eigener Posten.',
    },
    covered: {
      title: 'Was abgesichert ist',
      theft: 'Diebstahl des Gepäcks oder seines Inhalts',
      loss: 'Gepäck, das sich nicht mehr findet',
      damage: 'Schäden, während der Gastgeber es hatte',
      swap: 'Gepäck, das der falschen Person gegeben wurde',
    },
    notCovered: {
      title: 'Was nicht',
      cash: 'Bargeld, Dokumente, Schmuck und Kunst',
      wear: 'Kratzer und Abnutzung vom Reisen',
      perishable: 'Essen und alles, was verdirbt',
      forbidden: 'Was gar nicht abgegeben werden darf',
    },
    claim: {
      title: 'So meldest du einen Schaden',
      tell: {
        title: 'Sag es uns',
        text: 'Innerhalb von sieben Tagen nach dem Abholen. Öffne deine Buchung oder schreib uns mit ihrer Nummer.',
      },
      show: {
        title: 'Zeig es',
        text: 'Fotos vom Schaden und was das Gepäck wert war. Die Aufzeichnung, wer es wann hatte, liegt schon vor.',
      },
      paid: {
        title: 'Bekomm es ersetzt',
        text: 'Wir antworten innerhalb von fünf Werktagen und zahlen auf die Karte, mit der du gebucht hast.',
      },
    },
  },
};
