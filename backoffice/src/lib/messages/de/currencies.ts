export const words = {
  currencies: {
    title: 'Währungen',
    count: '%{smart_count} Währung |||| %{smart_count} Währungen',
    search: 'Kürzel suchen',
    none: 'Keine Währung passt',
    none_text: 'Lösche die Filter, um alle zu sehen.',
    any: 'Aktiv und inaktiv',
    field: {
      code: 'Währung',
      active: 'Buchbar',
    },
    symbol: 'Zeichen',
    minor: 'Untereinheiten je Einheit',
    places: 'Annahmestellen',
    open: 'Offene Buchungen',
    switch: 'Schalter',
    off: 'Deaktivieren',
    turn_on: 'Aktivieren',
    off_title: 'Buchungen in %{code} beenden?',
    on_title: 'Buchungen in %{code} annehmen?',
    off_places:
      '%{smart_count} Annahmestelle verschwindet sofort aus Suche und Karten und ist nicht mehr buchbar. |||| %{smart_count} Annahmestellen verschwinden sofort aus Suche und Karten und sind nicht mehr buchbar.',
    off_stays:
      '%{smart_count} bezahlte Buchung bleibt und kann geändert oder storniert werden. |||| %{smart_count} bezahlte Buchungen bleiben und können geändert oder storniert werden.',
    on_places:
      '%{smart_count} Annahmestelle ist wieder auffindbar und buchbar. |||| %{smart_count} Annahmestellen sind wieder auffindbar und buchbar.',
    is_off: 'In %{code} ist nichts mehr buchbar.',
    is_on: 'Annahmestellen in %{code} sind wieder buchbar.',
    facts: 'Angaben',
    history: 'Verlauf',
  },
};
