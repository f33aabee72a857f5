export const words = {
  currencies: {
    title: 'Valute',
    count: '%{smart_count} valuta |||| %{smart_count} valute',
    search: 'Cerca codice',
    none: 'Nessuna valuta corrisponde',
    none_text: 'Rimuovi i filtri per vederle tutte.',
    any: 'Tutte',
    field: {
      code: 'Valuta',
      active: 'Prenotabile',
    },
    symbol: 'Simbolo',
    minor: 'Unità minime per unità',
    places: 'Punti deposito',
    open: 'Prenotazioni aperte',
    switch: 'Cambia',
    off: 'Disattiva',
    turn_on: 'Attiva',
    off_title: 'Chiudere le prenotazioni in %{code}?',
    on_title: 'Aprire le prenotazioni in %{code}?',
    off_places:
      '%{smart_count} punto deposito sparisce subito da ricerca e mappe e non è più prenotabile. |||| %{smart_count} punti deposito spariscono subito da ricerca e mappe e non sono più prenotabili.',
    off_stays:
      '%{smart_count} prenotazione pagata resta e si può ancora cambiare o annullare. |||| %{smart_count} prenotazioni pagate restano e si possono ancora cambiare o annullare.',
    on_places:
      '%{smart_count} punto deposito è di nuovo visibile e prenotabile. |||| %{smart_count} punti deposito sono di nuovo visibili e prenotabili.',
    is_off: 'In %{code} non si può più prenotare nulla.',
    is_on: 'I punti deposito in %{code} sono prenotabili.',
    facts: 'Dati',
    history: 'Cronologia',
  },
};
