export const words = {
  own_email: {
    change: 'Cambia indirizzo e-mail',
    next: 'Nuovo indirizzo e-mail',
    send: 'Invia codice',
    sent: 'Abbiamo inviato un codice a %{email}.',
    link: 'Abbiamo inviato un link a %{email}. Aprilo per confermare l’indirizzo.',
    follow:
      'Vuoi usare per il tuo account l’indirizzo che ha ricevuto questa e-mail? Tutte le altre sessioni verranno chiuse.',
    use: 'Cambia indirizzo',
    link_over: 'Questo link non funziona più: è già stato usato o ha più di un’ora.',
    back: 'Indietro',
    confirm: 'Conferma',
    saved: 'L’indirizzo e-mail è stato cambiato e le altre sessioni sono chiuse.',
    same: 'È già il tuo indirizzo e-mail.',
  },
  deletion: {
    open: 'Elimina l’account',
    title: 'Elimina il mio account',
    intro: 'Prima di decidere: ecco esattamente che cosa succederebbe ora.',
    blocked: 'Il tuo account non si può ancora eliminare',
    blocked_text: 'Hai ancora bagagli in deposito. Prima ritirali, poi torna qui.',
    blocked_hosted:
      'Alcuni viaggiatori contano ancora su %{smart_count} prenotazione da te. |||| Alcuni viaggiatori contano ancora su %{smart_count} prenotazioni da te.',
    person: 'Il tuo nome, l’indirizzo e-mail, i numeri di telefono e la password vengono cancellati.',
    books: 'Prenotazioni e pagamenti restano nella nostra contabilità, come chiede la legge, ma senza il tuo nome.',
    cancelled:
      '%{smart_count} prenotazione futura viene annullata: |||| %{smart_count} prenotazioni future vengono annullate:',
    credit: 'Perdi un credito di %{amount}.',
    reviews:
      '%{smart_count} tua recensione resta, senza il tuo nome. |||| %{smart_count} tue recensioni restano, senza il tuo nome.',
    stashpoints: '%{smart_count} tuo punto deposito va offline. |||| %{smart_count} tuoi punti deposito vanno offline.',
    people:
      'Viene chiusa la sessione di %{smart_count} persona che lavora per te. |||| Vengono chiuse le sessioni di %{smart_count} persone che lavorano per te.',
    devices:
      '%{smart_count} dispositivo dei tuoi banchi viene rimosso. |||| %{smart_count} dispositivi dei tuoi banchi vengono rimossi.',
    understood: 'Capisco che non si può tornare indietro',
    confirm: 'Elimina il mio account',
    changed: 'Nel frattempo qualcosa è cambiato. Riguarda l’elenco.',
  },
};
