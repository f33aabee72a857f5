import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Chi è Cubby',
    description:
      'Chi custodisce i tuoi bagagli, che cosa promettiamo e perché chiunque può leggere come funziona Cubby.',
    intro: 'Una città è più bella con le mani libere. Cubby trova un posto per tutto ciò che preferisci non portare.',
    story: {
      title: 'Perché esistiamo',
      text: 'La camera va lasciata alle undici e il treno parte alle sette di sera. In mezzo c’è una giornata intera, e una valigia da trascinare. Intanto il caffè all’angolo ha un retrobottega asciutto e l’hotel di fronte un ripostiglio vuoto.\n\nCubby li mette insieme. Gli host guadagnano con uno spazio che hanno già. Tu hai un punto deposito sicuro, un prezzo chiaro e qualcuno che ti restituisce il bagaglio con un sorriso.',
    },
    values: {
      title: 'Come lavoriamo',
      price: {
        title: 'Niente clausole nascoste nel prezzo',
        text: 'Quello che vedi sulla mappa è quello che paghi. Ogni voce indica se ti viene rimborsata in caso di annullamento.',
      },
      room: {
        title: 'Se prenoti, il posto è tuo',
        text: 'Lo spazio si conta a ore e per misura, nel momento stesso in cui prenoti. Nessuno può prenderlo due volte.',
      },
      open: {
        title: 'Aperto fino all’ultima riga',
        text: 'Cubby è software libero. Chiunque può leggere come si calcolano prezzi, rimborsi e posti liberi, e far girare un Cubby tutto suo.',
      },
    },
    trees: {
      title: 'Alberi lungo la strada',
      text: 'A ogni prenotazione puoi aggiungere alberi. Il loro prezzo viene versato per intero e mai diviso con noi o con un host. Se annulli in tempo, viene rimborsato anche quello.',
    },
    cta: 'Trova un posto per i tuoi bagagli',
  },
};
