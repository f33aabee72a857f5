import type { Words } from '../words.ts';

export const words: Words<'lockers'> = {
  lockers: {
    title: 'Schließfächer',
    heading: 'Schließfächer: %{place}',
    sizes: 'Größen und freie Fächer',
    freeFor: 'Frei von %{dropoff} bis %{pickup}.',
    holds: 'fasst ein Handgepäckstück',
    price: '%{price} für ein Gepäckstück, alles inbegriffen',
    choose: 'Zeiten wählen und buchen',
    how: 'So öffnen die Fächer',
    steps: {
      book: {
        title: 'Buchen und bezahlen',
        text: 'Wähle deine Zeiten und wie viele Fächer du brauchst. Von da an gehören sie dir.',
      },
      open: {
        title: 'Mit deinem Code öffnen',
        text: 'In deiner Buchung stehen ein Fach und ein Abgabecode. Gib ihn am Display ein, dann springt die Tür auf.',
      },
      collect: {
        title: 'Mit dem zweiten Code abholen',
        text: 'Der Abholcode öffnet dasselbe Fach einmal. Schließe die Tür des Fachs, wenn du dein Gepäck hast.',
      },
    },
    access: 'Zugangszeiten',
  },
};
