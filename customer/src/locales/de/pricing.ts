import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Was es kostet',
    description: 'Preise nach Währung, wie ein Preis entsteht und was bei einer Stornierung erstattet wird.',
    intro:
      'Jede Annahmestelle legt ihren Preis für ein Gepäckstück und einen Tag selbst fest. Du siehst immer die ganze Summe für dein Gepäck und deine Zeiten.',
    table: {
      title: 'Preise nach Währung',
      caption: 'Niedrigster Preis für ein Gepäckstück und einen Tag und die Garantie, nach Währung',
      currency: 'Währung',
      lowest: 'Ein Gepäckstück, ein Tag, alles inbegriffen, ab',
      guarantee: 'Garantie je Gepäckstück',
    },
    lines: {
      title: 'Wie ein Preis entsteht',
      bags: {
        title: 'Gepäck',
        text: 'Der erste Tag kostet etwas mehr als jeder weitere. Gezählt wird jedes Gepäckstück.',
      },
      fee: {
        title: 'Buchungsgebühr',
        text: 'Einmal je Buchung, gleich wie viele Gepäckstücke. Manche Annahmestellen haben keine.',
      },
      guarantee: { title: 'Garantie', text: 'Einmal je Gepäckstück. Sie gilt, solange der Gastgeber es verwahrt.' },
      trees: { title: 'Bäume', text: 'Nur wenn du möchtest. Ihr Preis wird ganz weitergegeben.' },
    },
    refund: {
      title: 'Was erstattet wird',
      text: '%{refunds} War die Annahmestelle geschlossen oder hat sie dein Gepäck abgelehnt, buchst du sofort ohne Mehrkosten um oder bekommst mit Konto den Preis als Guthaben; auf dein Zahlungsmittel erstatten wir ihn, sobald die Annahmestelle zustimmt, unser Team es bestätigt oder 48 Stunden keine Antwort kommt.',
    },
    example: {
      title: 'Ein Beispiel',
      text: 'Zwei Gepäckstücke in London von Freitagmittag bis Samstagmorgen sind zwei Kalendertage: zwei erste und zwei weitere Tage, eine Buchungsgebühr und zwei Garantien.',
    },
    cta: 'Preis für deine Zeiten ansehen',
  },
};
