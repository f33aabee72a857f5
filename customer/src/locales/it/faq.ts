import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Domande e risposte',
    description: 'Prenotazioni, prezzi, bagagli, rimborsi e account su Cubby.',
    intro: 'Risposte brevi a ciò che si chiede più spesso. Scrivi una parola per filtrare l’elenco.',
    filter: 'Cerca nelle risposte',
    none: 'Nessuna risposta contiene questa parola',
    noneText: 'Prova un’altra parola o scrivici: ogni messaggio lo legge una persona.',
    contact: 'Scrivici',
    groups: {
      booking: 'Prenotare',
      price: 'Prezzo e pagamento',
      bags: 'I tuoi bagagli',
      changes: 'Cambiare e annullare',
      account: 'Account e dati',
    },
    questions: {
      how: {
        question: 'Come prenoto?',
        answer:
          'Scegli un punto deposito, gli orari e il numero di bagagli, scrivi il tuo nome e paga. Il pass con codice QR e PIN arriva subito, anche via e-mail.',
      },
      ahead: {
        question: 'Devo prenotare in anticipo?',
        answer:
          'No. Finché un punto deposito mostra posto, puoi prenotare davanti alla porta. Nei ponti festivi conviene farlo presto.',
      },
      hold: {
        question: 'Che cosa significa il conto alla rovescia del pagamento?',
        answer:
          'Mentre paghi, ti teniamo il posto per quindici minuti. Nessun altro può prenderlo. Finito il tempo, non è stato addebitato nulla e puoi ricominciare.',
      },
      phone: {
        question: 'Serve qualcosa di stampato?',
        answer: 'No. Mostra il pass sul telefono. Dopo averlo visto una volta, si apre anche senza rete.',
      },
      day: {
        question: 'Che cos’è un giorno?',
        answer:
          'Un giorno di calendario, secondo l’ora locale del punto deposito. Un bagaglio lasciato venerdì e ritirato sabato conta due giorni. Il modulo lo scrive prima del pagamento.',
      },
      fees: {
        question: 'Quali costi ci sono?',
        answer:
          'I bagagli per ogni giorno, il costo di prenotazione e la garanzia per bagaglio. È tutto nel prezzo, dal primo segnaposto sulla mappa.',
      },
      cards: {
        question: 'Come posso pagare?',
        answer:
          'Con carta di debito o di credito e, se il tuo dispositivo li offre, con Apple Pay, Google Pay, PayPal o Link. Con un account puoi far ricordare una carta per la prossima volta. La banca può chiederti una conferma. Non pagare mai in contanti al banco una prenotazione già pagata.',
      },
      coupon: {
        question: 'Dove inserisco un coupon?',
        answer:
          'Nel primo passaggio, sotto «Pianta un albero». Il nuovo totale compare prima del pagamento. Se il coupon è scaduto o vale per un’altra città, te lo segnaliamo.',
      },
      credit: {
        question: 'Che cos’è il credito?',
        answer:
          'Se annulli con un account, il rimborso va sul tuo metodo di pagamento o diventa credito. Con il credito paghi la prossima prenotazione nella stessa valuta.',
      },
      size: {
        question: 'C’è una misura massima?',
        answer:
          'I punti deposito con personale accettano quasi tutto, dalla borsetta al passeggino. Gli armadietti hanno misure interne in centimetri, indicate nella loro pagina.',
      },
      forbidden: {
        question: 'Che cosa non posso lasciare?',
        answer:
          'Niente contanti, passaporti, medicine che ti servono, cibo deperibile, animali, armi o cose infiammabili. Tieni con te ciò di cui non puoi fare a meno.',
      },
      safe: {
        question: 'Chi può toccare i miei bagagli?',
        answer:
          'Solo l’host e il suo team. Ogni bagaglio riceve un’etichetta numerata, e si annota quando arriva e quando esce.',
      },
      guarantee: {
        question: 'E se qualcosa si rompe o si perde?',
        answer:
          'Ogni bagaglio è coperto dalla garanzia. Segnala il fatto nella prenotazione entro sette giorni dal ritiro; la registrazione dei tuoi bagagli fa già parte della richiesta.',
      },
      overnight: {
        question: 'I bagagli possono restare di notte?',
        answer: 'Sì, fino a trenta giorni. Solo consegna e ritiro devono essere negli orari di apertura.',
      },
      times: {
        question: 'Posso cambiare gli orari?',
        answer:
          'Sì, nella prenotazione: orari e numero di bagagli, anche quando sono già dentro. Se costa di più paghi la differenza; se costa meno, viene rimborsata con la stessa regola della cancellazione. %{refunds} Ciò che non viene rimborsato vale se ampli di nuovo la prenotazione, e vedi l’importo prima di confermare.',
      },
      cancel: {
        question: 'Come annullo?',
        answer:
          'Apri la prenotazione e scegli di annullare. %{refunds} La somma esatta e l’ultimo minuto li vedi prima.',
      },
      closed: {
        question: 'Il punto deposito è chiuso. E adesso?',
        answer:
          'Tocca «È chiuso» nella prenotazione. Vedi i punti deposito aperti vicini con posto, ti sposti in un passaggio e non paghi mai di più. Se niente va bene, annulla: con un account ricevi subito un credito, e rimborsiamo il tuo metodo di pagamento quando il punto deposito lo ammette, il nostro team lo conferma o passano 48 ore senza risposta.',
      },
      other: {
        question: 'Può ritirare i bagagli qualcun altro?',
        answer: 'Sì. Crea nella prenotazione un PIN monouso e passalo. Finché non è usato, puoi annullarlo.',
      },
      late: {
        question: 'E se faccio tardi?',
        answer:
          'Prolunga la prenotazione mentre sei per strada. Se il punto deposito ha già chiuso, i bagagli restano al sicuro fino alla riapertura e si addebita il giorno in più.',
      },
      account: {
        question: 'Serve un account?',
        answer:
          'No. Con un account prenotazioni, credito e dati sono insieme. Accedendo più tardi con lo stesso indirizzo e-mail arrivano anche le prenotazioni precedenti.',
      },
      password: {
        question: 'Non ricevo il codice. Che cosa posso fare?',
        answer:
          'Guarda nella posta indesiderata e aspetta che il conto alla rovescia permetta di chiederne un altro. I codici valgono dieci minuti, e funziona solo il più recente.',
      },
      delete: {
        question: 'Come elimino il mio account?',
        answer: 'Nel tuo profilo. Prima vedi che cosa sparisce e che cosa deve restare nella contabilità per legge.',
      },
    },
  },
};
