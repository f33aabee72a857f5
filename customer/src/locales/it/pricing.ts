import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Quanto costa',
    description: 'Prezzi per valuta, come nasce un prezzo e che cosa torna se annulli.',
    intro:
      'Ogni punto fissa il suo prezzo per bagaglio e giorno. Vedi sempre la somma intera per i tuoi bagagli e i tuoi orari.',
    table: {
      title: 'Prezzi per valuta',
      caption: 'Prezzo più basso per bagaglio e giorno, e garanzia, secondo la valuta',
      currency: 'Valuta',
      lowest: 'Un bagaglio, un giorno, tutto compreso, da',
      guarantee: 'Garanzia per bagaglio',
    },
    lines: {
      title: 'Come nasce un prezzo',
      bags: { title: 'Bagagli', text: 'Il primo giorno costa un po’ più dei successivi. Si conta ogni bagaglio.' },
      fee: {
        title: 'Spese di prenotazione',
        text: 'Una volta per prenotazione, quanti che siano i bagagli. Alcuni punti non ne hanno.',
      },
      guarantee: { title: 'Garanzia', text: 'Una volta per bagaglio. Lo copre finché lo ha l’host.' },
      trees: { title: 'Alberi', text: 'Solo se vuoi. Il loro prezzo viene versato per intero.' },
    },
    refund: {
      title: 'Che cosa torna',
      text: '%{refunds} Se il punto ti delude, riavrai tutto, a qualsiasi ora.',
    },
    example: {
      title: 'Un esempio',
      text: 'Due bagagli a Londra da venerdì a mezzogiorno a sabato mattina sono due giorni di calendario: due primi giorni e due giorni successivi, una spesa di prenotazione e due garanzie.',
    },
    cta: 'Vedi il prezzo per le tue date',
  },
};
