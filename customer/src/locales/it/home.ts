import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Deposito bagagli vicino a te',
    description:
      'Lascia i bagagli in un negozio, in un hotel o in un armadietto vicino a te e prenota il posto in un minuto.',
    headline: 'Posa i bagagli. Goditi la giornata.',
    lead: 'Negozi, hotel e armadietti custodiscono i tuoi bagagli, per un’ora o una settimana. Il prezzo che vedi è tutto ciò che paghi.',
    popularCities: 'Dove i viaggiatori posano i bagagli',
    promises: {
      title: 'Su che cosa puoi contare',
      price: {
        title: 'Un prezzo, tutto compreso',
        text: 'Tutti i costi sono compresi nel prezzo, fin dall’inizio.',
      },
      cancel: {
        title: 'Cambia idea',
        text: '%{refunds} La somma esatta la vedi prima di decidere.',
      },
      guarantee: {
        title: 'Ogni bagaglio è coperto',
        text: 'Ogni bagaglio è coperto dalla garanzia dal momento in cui l’host lo prende.',
      },
    },
    reviews: 'Che cosa dicono i viaggiatori',
  },
};
