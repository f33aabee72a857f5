export const words = {
  mails: {
    title: 'E-mail',
    count: '%{smart_count} e-mail |||| %{smart_count} e-mail',
    search: 'Indirizzo, oggetto o numero di prenotazione',
    none: 'Nessuna e-mail qui',
    none_text: 'Qui si trova ciò che parte, attende o non è stato consegnato.',
    any_state: 'Tutti gli stati',
    again: 'Invia di nuovo',
    again_title: 'Inviare di nuovo queste e-mail?',
    state: {
      waiting: 'In partenza',
      given_up: 'Non consegnata',
      unsent: 'Non inviata',
      sent: 'Inviata',
    },
    field: {
      recipient: 'A',
      subject: 'Oggetto',
      created: 'Scritta',
      state: 'Stato',
      tries: 'Tentativi',
      booking: 'Prenotazione',
      problem: 'Risposta del server di posta',
      next_try_at: 'Prossimo tentativo',
    },
  },
};
