export const words = {
  mails: {
    title: 'Email inviate e in attesa',
    count: '%{smart_count} email |||| %{smart_count} messaggi email',
    search: 'Indirizzo email',
    none: 'Nessuna email qui',
    none_text: 'Qui si trova ciò che parte, attende o non è stato consegnato.',
    any_state: 'Ovunque',
    again: 'Invia di nuovo',
    again_title: 'Inviare di nuovo queste email?',
    state: {
      waiting: 'In viaggio',
      given_up: 'Non consegnata',
      sent: 'Inviata',
    },
    field: {
      recipient: 'A',
      subject: 'Oggetto',
      created: 'Scritta',
      state: 'Situazione',
      tries: 'Tentativi',
      booking: 'Prenotazione',
      problem: 'Risposta del server di posta',
      next_try_at: 'Prossimo tentativo',
    },
  },
};
