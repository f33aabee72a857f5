import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'Die Cubby-Garantie',
    description: 'Wie hoch jedes Gepäckstück abgesichert ist, was gilt und wie du einen Schaden meldest.',
    intro:
      'Von dem Moment, in dem ein Gastgeber dein Gepäck annimmt, bis du es wieder in der Hand hast, ist jedes Gepäckstück abgesichert.',
    amounts: {
      title: 'Abgesichert je Gepäckstück',
      caption: 'Garantie je Gepäckstück nach Währung',
      currency: 'Währung',
      amount: 'Bis zu',
      text: 'Es gilt die Währung der Annahmestelle. Die Gebühr für die Garantie steht in jedem Preis als eigener Posten.',
    },
    covered: {
      title: 'Was abgesichert ist',
      theft: 'Diebstahl des Gepäcks oder seines Inhalts',
      loss: 'Gepäck, das nicht mehr auffindbar ist',
      damage: 'Schäden am Gepäck, während der Gastgeber es verwahrte',
      swap: 'Gepäck, das der falschen Person ausgehändigt wurde',
    },
    notCovered: {
      title: 'Was nicht abgesichert ist',
      cash: 'Bargeld, Dokumente, Schmuck und Kunst',
      wear: 'Kratzer und Abnutzung vom Reisen',
      perishable: 'Lebensmittel und alles, was verdirbt',
      forbidden: 'Was gar nicht abgegeben werden darf',
    },
    claim: {
      title: 'So meldest du einen Schaden',
      tell: {
        title: 'Schaden melden',
        text: 'Von der Abgabe bis sieben Tage nach der Abholung: Öffne deine Buchung und wähle „Gepäck verloren oder beschädigt?“.',
      },
      show: {
        title: 'Belege schicken',
        text: 'Nenne, wofür du Ersatz möchtest, mit Preis und Alter, und ergänze Fotos und Belege, gleich oder später. Wer das Gepäck wann hatte, ist schon aufgezeichnet.',
      },
      paid: {
        title: 'Geld erhalten',
        text: 'Die Annahmestelle hat drei Tage für ihre Sicht, danach entscheiden wir. Wir zahlen den Zeitwert auf dein Bankkonto oder an PayPal.',
      },
    },
  },
};
