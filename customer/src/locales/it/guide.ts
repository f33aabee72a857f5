import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'Come funziona',
    steps: {
      pick: {
        title: 'Scegli un punto deposito',
        text: 'Guarda che cosa è aperto e libero ai tuoi orari, con il prezzo completo su ogni segnaposto.',
      },
      leave: {
        title: 'Lascia i bagagli',
        text: 'Mostra il tuo pass al banco. L’host mette un’etichetta ai bagagli e li ripone.',
      },
      enjoy: {
        title: 'Riparti a mani libere',
        text: 'Torna prima della chiusura, mostra di nuovo il pass, e via.',
      },
    },
    questions: {
      title: 'Utile da sapere',
      day: {
        title: 'Che cosa conta come un giorno?',
        text: 'Un giorno di calendario, secondo l’ora locale del punto deposito. Un bagaglio lasciato venerdì a mezzogiorno e ritirato sabato mattina fa due giorni, e il prezzo lo dice prima che prenoti.',
      },
      cancel: {
        title: 'E se cambiano i miei programmi?',
        text: 'Cambia gli orari o il numero di bagagli nella prenotazione. Paghi la differenza o ti viene rimborsata con la stessa regola della cancellazione. %{refunds}',
      },
      late: {
        title: 'I bagagli possono restare di notte?',
        text: 'Sì, purché consegna e ritiro siano negli orari di apertura. I punti deposito aperti 24 ore sono segnalati.',
      },
      size: {
        title: 'C’è una misura massima?',
        text: 'Quasi tutti accettano qualsiasi valigia. Se c’è un limite, lo trovi in centimetri nella pagina del punto deposito.',
      },
      account: {
        title: 'Serve un account?',
        text: 'No. Bastano un nome, un indirizzo e-mail e un numero di telefono. Accedi più tardi con lo stesso indirizzo e le prenotazioni sono lì.',
      },
    },
  },
};
