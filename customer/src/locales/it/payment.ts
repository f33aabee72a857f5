import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    title: 'Pagamento',
    express: 'Pagamento rapido',
    orByCard: 'o con carta',
    newCard: 'Un’altra carta',
    keptCard: '%{brand} che termina con %{last4}',
    remove: 'Rimuovi',
    removeCard: 'Rimuovi %{card}',
    keepCard: 'Ricorda questa carta per la prossima volta',
    keepCardNote: 'La conserva il nostro fornitore di pagamenti, mai noi. Puoi rimuoverla qui quando vuoi.',
    away: 'In questo momento il modulo di pagamento non si carica. Controlla la connessione e ricarica la pagina; intanto il tuo posto resta riservato.',
    unavailable:
      'Il nostro fornitore di servizi di pagamento al momento non risponde. Il tuo posto resta riservato. Riprova: l’addebito avverrà una volta sola.',
    walletText: 'Sul sito vero, %{name} chiede qui se sei tu. Non si muove denaro.',
    walletCancel: 'Non ora',
    return: {
      asking: 'Verifica del pagamento in corso',
      unpaid: {
        title: 'Non è stato pagato nulla',
        text: 'Il pagamento non è stato completato e non è stato addebitato nulla. Torna indietro e scegli un altro modo di pagare.',
      },
      waiting: {
        title: 'Il tuo pagamento è ancora in elaborazione',
        text: 'Aspettiamo la conferma del pagamento e ti scriveremo appena la riceviamo. Non serve pagare di nuovo.',
      },
      unknown: {
        title: 'Al momento non possiamo verificare il tuo pagamento',
        text: 'Se hai pagato, la conferma è in arrivo al tuo indirizzo e-mail. Non serve pagare di nuovo.',
      },
      askAgain: 'Verifica di nuovo',
      back: 'Torna al pagamento',
    },
    trial: {
      overline: 'Prova',
      text: 'Questa pagina fa le veci di quella di PayPal. Non si muove denaro: conferma o annulla, e torni dov’eri.',
      confirm: 'Conferma il pagamento',
      refuse: 'Annulla e torna indietro',
      over: 'Non c’è più nulla da confermare. Torna alla tua prenotazione per vedere a che punto è.',
    },
    card: 'Carta',
    cardNumber: 'Numero della carta',
    expiry: 'Scadenza (MM/AA)',
    cvc: 'Codice di sicurezza',
    pay: 'Paga %{amount}',
    sandbox:
      'Questo è un sito di prova: non si muove denaro. Usa una di queste carte con una data futura e un codice qualsiasi.',
    outcomes: { succeeds: 'viene accettata', declined: 'viene rifiutata', asks: 'chiede prima alla tua banca' },
    notATestCard: 'Usa una delle carte di prova qui sotto.',
    expiryInvalid: 'Scrivi il mese e l’anno della carta, per esempio 08/29.',
    cvcInvalid: 'Tre o quattro cifre, di solito sul retro.',
    bankTitle: 'La tua banca chiede di confermare',
    bankText: 'Sei tu a pagare? Con una carta vera la banca lo chiede nella sua app o con un SMS.',
    bankConfirm: 'Sì, sono io',
    bankRefuse: 'No, rifiuta',
    notConfirmed:
      'La banca non ha confermato il pagamento, quindi non è stato addebitato nulla. Riprova o usa un’altra carta.',
    declined: {
      generic: 'La banca ha rifiutato questa carta e non è stato addebitato nulla. Provane un’altra.',
      insufficientFunds: 'Su questa carta non c’è abbastanza denaro. Non è stato addebitato nulla; provane un’altra.',
      expiredCard: 'Questa carta è scaduta. Provane un’altra.',
      incorrectCvc: 'Il codice di sicurezza non è corretto. Controlla le cifre e riprova.',
      tooLate: 'Ci è voluto troppo e non è stato addebitato nulla. Riprova.',
    },
  },
};
