import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Was es kostet',
    description: 'Preise nach Währung, wie ein Preis entsteht und was beim Stornieren zurückkommt.',
    intro:
      'Jeder Ort legt seinen Preis für ein Gepäckstück und einen Tag selbst fest. Du siehst immer die ganze Summe für dein Gepäck und deine Zeiten.',
    table: {
      title: 'Preise nach Währung',
      caption: 'Niedrigster Preis für ein Gepäckstück und einen Tag und die Garantie, nach Währung',
      currency: 'Währung',
      lowest: 'Ein Stück, ein Tag, alles inbegriffen, ab',
      guarantee: 'Garantie je Stück',
    },
    lines: {
      title: 'Wie ein Preis entsteht',
      bags: { title: 'Gepäck', text: 'Der erste Tag kostet etwas mehr als jeder weitere. Gezählt wird jedes Stück.' },
      fee: { title: 'Buchungsgebühr', text: 'Einmal je Buchung, gleich wie viele Stücke. Manche Orte haben keine.' },
      guarantee: { title: 'Garantie', text: 'Einmal je Stück. Sie gilt, solange der Gastgeber es hat.' },
      trees: { title: 'Bäume', text: 'Nur wenn du möchtest. Ihr Preis wird ganz weitergegeben.' },
    },
    refund: {
      title: 'Was zurückkommt',
      text: '%{refunds} Lässt der Ort dich im Stich, bekommst du alles zurück, gleich wann.',
    },
    example: {
      title: 'Ein Beispiel',
      text: 'Zwei Stücke in London von Freitagmittag bis Samstagmorgen sind zwei Kalendertage: zwei erste und zwei weitere Tage, eine Buchungsgebühr und zwei Garantien.',
    },
    cta: 'Preis für deine Zeiten ansehen',
  },
};
