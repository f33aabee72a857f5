import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Domande e risposte',
    description: 'Prenotazioni, prezzi, bagagli, rimborsi e account su Cubby.',
    intro: 'Risposte brevi a ciò che si chiede più spesso. Scrivi una parola per restringere l’elenco.',
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
          'Scegli un punto, gli orari e il numero di bagagli, scrivi il tuo nome e paga. Il pass con codice QR e PIN arriva subito, anche per e-mail.',
      },
      ahead: {
        question: 'Devo prenotare in anticipo?',
        answer:
          'No. Finché un punto mostra posto, puoi prenotare davanti alla porta. Nei ponti festivi conviene farlo presto.',
      },
      hold: {
        question: 'Che cosa significa l’orologio al pagamento?',
        answer:
          'Mentre paghi, il posto è tenuto per te quindici minuti. Nessun altro può prenderlo. Finito il tempo, non è stato addebitato nulla e puoi ricominciare.',
      },
      phone: {
        question: 'Serve qualcosa di stampato?',
        answer: 'No. Mostra il pass sul telefono. Dopo averlo visto una volta, si apre anche senza rete.',
      },
      day: {
        question: 'Che cos’è un giorno?',
        answer:
          'Un giorno di calendario sul posto. Un bagaglio lasciato venerdì e ritirato sabato conta due giorni. Il modulo lo scrive prima del pagamento.',
      },
      fees: {
        question: 'Quali spese ci sono?',
        answer:
          'I bagagli per ogni giorno, una spesa per prenotazione e la garanzia per bagaglio. È tutto nel prezzo, dal primo segnaposto sulla mappa.',
      },
      cards: {
        question: 'Come posso pagare?',
        answer:
          'Con carta di debito o di credito. La banca può chiederti una conferma. Non pagare mai in contanti al banco una prenotazione già pagata.',
      },
      coupon: {
        question: 'Dove inserisco un coupon?',
        answer:
          'Nel primo passo, sotto gli alberi. Il nuovo totale compare prima del pagamento. I coupon scaduti o di un’altra città lo dicono.',
      },
      credit: {
        question: 'Che cos’è il credito?',
        answer:
          'Se annulli con un account, il denaro torna sulla carta o diventa credito. Il credito paga il prossimo deposito nella stessa valuta.',
      },
      size: {
        question: 'C’è una misura massima?',
        answer:
          'I punti con personale accettano quasi tutto, dalla borsetta al passeggino. Gli armadietti hanno misure interne in centimetri, indicate nella loro pagina.',
      },
      forbidden: {
        question: 'Che cosa non posso lasciare?',
        answer:
          'Niente contanti, passaporti, medicine che ti servono, cibo deperibile, animali, armi o cose infiammabili. Tieni con te ciò di cui non puoi fare a meno.',
      },
      safe: {
        question: 'Chi può toccare i miei bagagli?',
        answer:
          'Solo l’host e il suo personale. Ogni bagaglio riceve un’etichetta numerata, e si annota quando arriva e quando esce.',
      },
      guarantee: {
        question: 'E se qualcosa si rompe o si perde?',
        answer:
          'Ogni bagaglio è in garanzia. Segnala il fatto entro sette giorni dal ritiro; la registrazione dei tuoi bagagli fa già parte della richiesta.',
      },
      overnight: {
        question: 'I bagagli possono restare di notte?',
        answer: 'Sì, fino a trenta giorni. Solo consegna e ritiro devono essere negli orari di apertura.',
      },
      times: {
        question: 'Posso cambiare gli orari?',
        answer:
          'Sì, nella prenotazione: orari e numero di bagagli, anche quando sono già dentro. Se costa di più paghi la differenza, se costa meno torna subito.',
      },
      cancel: {
        question: 'Come annullo?',
        answer:
          'Apri la prenotazione e scegli di annullare. %{refunds} La somma esatta e l’ultimo minuto li vedi prima.',
      },
      closed: {
        question: 'Il punto è chiuso. E adesso?',
        answer:
          'Tocca «È chiuso» nella prenotazione. Vedi i punti aperti vicini con posto, ti sposti in un passo e non paghi mai di più. Se niente va bene, riavrai tutto.',
      },
      other: {
        question: 'Può ritirare qualcun altro?',
        answer: 'Sì. Crea nella prenotazione un PIN usa e getta e passalo. Finché non è usato, puoi riprenderlo.',
      },
      late: {
        question: 'E se faccio tardi?',
        answer:
          'Prolunga il deposito nella prenotazione mentre arrivi. Se il punto ha già chiuso, i bagagli restano al sicuro fino alla riapertura e si addebita il giorno in più.',
      },
      account: {
        question: 'Serve un account?',
        answer:
          'No. Con un account prenotazioni, credito e dati sono in un posto solo. Accedendo più tardi con la stessa e-mail arrivano anche le prenotazioni precedenti.',
      },
      password: {
        question: 'Non ricevo il codice. Che faccio?',
        answer:
          'Guarda nella posta indesiderata e aspetta che l’orologio permetta di chiederne un altro. I codici valgono dieci minuti, e funziona solo il più recente.',
      },
      delete: {
        question: 'Come elimino il mio account?',
        answer: 'Nel tuo profilo. Prima vedi che cosa sparisce e che cosa deve restare nei conti per legge.',
      },
    },
  },
};
