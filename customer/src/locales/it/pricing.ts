import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Quanto costa',
    description: 'Prezzi per valuta, come nasce un prezzo e che cosa viene rimborsato se annulli.',
    intro:
      'Ogni punto deposito fissa il suo prezzo per bagaglio e giorno. Vedi sempre la somma intera per i tuoi bagagli e i tuoi orari.',
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
        title: 'Costo di prenotazione',
        text: 'Una volta per prenotazione, quanti che siano i bagagli. Alcuni punti deposito non lo applicano.',
      },
      guarantee: { title: 'Garanzia', text: 'Una volta per bagaglio. Lo copre finché lo ha l’host.' },
      trees: { title: 'Alberi', text: 'Solo se vuoi. Il loro prezzo viene versato per intero.' },
    },
    refund: {
      title: 'Che cosa viene rimborsato',
      text: '%{refunds} Se il punto deposito era chiuso o ha rifiutato i bagagli, puoi spostarti subito senza costi o, con un account, ricevere il prezzo come credito; lo rimborsiamo sul tuo metodo di pagamento quando il punto deposito lo ammette, il nostro team lo conferma o passano 48 ore senza risposta.',
    },
    example: {
      title: 'Un esempio',
      text: 'Due bagagli a Londra da venerdì a mezzogiorno a sabato mattina sono due giorni di calendario: due primi giorni e due giorni successivi, un costo di prenotazione e due garanzie.',
    },
    cta: 'Vedi il prezzo per le tue date',
  },
};
