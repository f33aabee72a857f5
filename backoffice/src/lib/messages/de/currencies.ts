export const words = {
  currencies: {
    title: 'Währungen',
    count: '%{smart_count} Währung |||| %{smart_count} Währungen',
    search: 'Kürzel suchen',
    none: 'Keine Währung passt',
    none_text: 'Lösch die Filter, um alle zu sehen.',
    any: 'An und aus',
    field: {
      code: 'Währung',
      active: 'Im Verkauf',
    },
    symbol: 'Zeichen',
    minor: 'Kleinste Einheiten in einer',
    places: 'Annahmestellen damit',
    open: 'Offene Aufenthalte',
    switch: 'Schalter',
    off: 'Ausschalten',
    turn_on: 'Einschalten',
    off_title: 'Nicht mehr in %{code} verkaufen?',
    on_title: 'In %{code} verkaufen?',
    off_places:
      '%{smart_count} Annahmestelle verschwindet sofort aus Suche, Karten und Verkauf. |||| %{smart_count} Annahmestellen verschwinden sofort aus Suche, Karten und Verkauf.',
    off_stays:
      '%{smart_count} bezahlter Aufenthalt bleibt und kann geändert oder storniert werden. |||| %{smart_count} bezahlte Aufenthalte bleiben und können geändert oder storniert werden.',
    on_places:
      '%{smart_count} Annahmestelle wird wieder gefunden und verkauft. |||| %{smart_count} Annahmestellen werden wieder gefunden und verkauft.',
    is_off: 'In %{code} wird nichts mehr verkauft.',
    is_on: 'Annahmestellen in %{code} sind im Verkauf.',
    facts: 'Angaben',
    history: 'Verlauf',
  },
};
