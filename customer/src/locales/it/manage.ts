import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Scrivi una recensione',
      text: 'Com’era %{place}? Bastano trenta secondi per due voti.',
    },
    refund: {
      question: 'Come vuoi il rimborso?',
      card: '%{card} sul tuo metodo di pagamento, in cinque-dieci giorni',
      mixed: '%{card} sul tuo metodo di pagamento e %{credit} nel tuo credito',
      credit: '%{credit} come credito per la prossima prenotazione, subito',
      failed:
        'Il punto deposito non ha potuto accettare i bagagli come prenotato: ti rimborsiamo tutto, anche dopo la consegna.',
      asCredit: 'Di cui %{amount} come credito nel tuo account.',
      provisional:
        '%{amount} sono un credito provvisorio, che puoi usare subito. Se il punto deposito conferma la tua segnalazione o non risponde entro 48 ore, ti rimborsiamo quel che ne resta sul tuo metodo di pagamento.',
      waits:
        'Ti rimborseremo %{amount} sul tuo metodo di pagamento quando il punto deposito conferma la tua segnalazione o se non risponde entro 48 ore.',
    },
    extend: {
      title: 'Prolunga la prenotazione',
      hours: 'Un’ora |||| %{smart_count} ore',
      closing: 'Fino alla chiusura',
      day: 'Un altro giorno',
      until: 'fino a %{time}',
      free: 'Nessun costo in più',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Ritira un’altra persona',
      text: 'Dai un PIN a qualcuno e potrà ritirare i bagagli senza di te. Vale una volta sola e puoi annullarlo.',
      name: 'Il suo nome',
      make: 'Crea un PIN',
      given: 'PIN per %{name}',
      hint: 'Da comunicare al banco, con la prenotazione %{id}.',
      hidden: '%{name} può ritirare i bagagli con un PIN personale.',
      copy: 'Copia',
      copied: 'Copiato',
      share: 'Condividi',
      message:
        'Ciao %{name}, ritira i miei bagagli per favore: %{place}, %{address}, entro %{pickup}. Prenotazione %{id}, PIN %{pin}. Grazie!',
      revoke: 'Annulla il PIN',
      revokeQuestion: 'Annullare il PIN di %{name}?',
      revokeText: 'Smette subito di funzionare. Puoi crearne un altro quando vuoi.',
      keep: 'Tieni il PIN',
    },
    receipt: {
      title: 'Ricevuta',
      pdf: 'Ricevuta (PDF)',
      print: 'Stampa o salva',
      booked: 'Prenotato il',
      traveller: 'Prenotato da',
      place: 'Punto deposito',
      movements: 'Pagamenti e rimborsi',
      kinds: {
        charge: 'Pagato',
        charge_credit: 'Pagato con il credito',
        refund_card: 'Rimborsato',
        refund_credit: 'Rimborsato come credito',
        chargeback: 'Ripreso dalla tua banca',
      },
      paid: 'Totale pagato',
    },
    calendar: 'Aggiungi al calendario',
    calendarTitle: 'Bagagli presso %{place}',
    difference: {
      more: 'Costa %{amount} in più',
      less: 'Ti rimborsiamo %{amount}',
      none: 'Costa uguale',
      kept: '%{amount} in meno, ma il termine per i rimborsi è scaduto: non ti viene rimborsato nulla. L’importo vale se ampli di nuovo la prenotazione.',
    },
  },
};
