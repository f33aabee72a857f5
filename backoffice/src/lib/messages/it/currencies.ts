export const words = {
  currencies: {
    title: 'Valute',
    count: '%{smart_count} valuta |||| %{smart_count} valute',
    search: 'Cerca codice',
    none: 'Nessuna valuta corrisponde',
    none_text: 'Togli i filtri per vederle tutte.',
    any: 'Tutte',
    field: {
      code: 'Valuta',
      active: 'In vendita',
    },
    symbol: 'Simbolo',
    minor: 'Unità minime in una',
    places: 'Punti in questa valuta',
    open: 'Depositi aperti',
    switch: 'Cambia',
    off: 'Spegni',
    turn_on: 'Accendi',
    off_title: 'Smettere di vendere in %{code}?',
    on_title: 'Vendere in %{code}?',
    off_places:
      '%{smart_count} punto sparisce subito da ricerca, mappe e vendita. |||| %{smart_count} punti spariscono subito da ricerca, mappe e vendita.',
    off_stays:
      '%{smart_count} deposito pagato resta e si può ancora cambiare o annullare. |||| %{smart_count} depositi pagati restano e si possono ancora cambiare o annullare.',
    on_places:
      '%{smart_count} punto torna nella ricerca e in vendita. |||| %{smart_count} punti tornano nella ricerca e in vendita.',
    is_off: 'In %{code} non si vende più nulla.',
    is_on: 'I punti in %{code} sono in vendita.',
    facts: 'Dati',
    history: 'Cronologia',
  },
};
