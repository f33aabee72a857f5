import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Gepäckaufbewahrung in deiner Nähe',
    description:
      'Gib dein Gepäck in einem Laden, Hotel oder Schließfach in deiner Nähe ab und buche den Platz in einer Minute.',
    headline: 'Gepäck abgeben. Tag genießen.',
    lead: 'Läden, Hotels und Schließfächer passen auf dein Gepäck auf, eine Stunde oder eine Woche lang. Der Preis, den du siehst, ist alles, was du zahlst.',
    popularCities: 'Wo Reisende ihr Gepäck lassen',
    promises: {
      title: 'Worauf du dich verlassen kannst',
      price: {
        title: 'Ein Preis, alles drin',
        text: 'Alle Gebühren sind von Anfang an im Preis enthalten.',
      },
      cancel: {
        title: 'Pläne ändern sich',
        text: '%{refunds} Den genauen Betrag siehst du vorher.',
      },
      guarantee: {
        title: 'Jedes Gepäckstück ist abgesichert',
        text: 'Unsere Garantie gilt für jedes Gepäckstück, sobald es am Tresen angenommen ist.',
      },
    },
    reviews: 'Das sagen Reisende',
  },
};
