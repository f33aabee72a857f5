import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Un altro punto deposito per i tuoi bagagli',
    inactive: {
      title: '%{place} al momento non accetta prenotazioni',
      text: 'Puoi prenotare uno di questi punti deposito vicini.',
    },
    not_sold: {
      title: 'Al momento non si può prenotare %{in}',
      text: '%{place} e gli altri punti deposito del posto al momento non accettano prenotazioni. Nelle altre città puoi prenotare come sempre.',
    },
    closed: {
      title: '%{place} a quell’ora è chiuso',
      text: 'Consegna %{dropoff}, ritiro %{pickup}: questi punti deposito sono aperti a entrambe le ore.',
    },
    full: {
      title: '%{place} a quell’ora è pieno',
      text: 'Consegna %{dropoff}, ritiro %{pickup}: in questi punti deposito c’è ancora posto per %{bags}.',
    },
    open: {
      title: '%{place} ha posto per te',
      text: 'A quelle ore puoi di nuovo prenotarlo. Oppure guarda che cosa c’è nei dintorni.',
    },
    toPlace: 'Vai a %{place}',
    otherTimes: 'Scegli altri orari',
    nearby: 'Prima i più vicini',
    none: 'Niente nei dintorni a quell’ora',
    noneText: 'Nel raggio di cinque chilometri è tutto pieno o chiuso. Spesso basta un’altra ora.',
    search: 'Cerca %{in}',
  },
};
