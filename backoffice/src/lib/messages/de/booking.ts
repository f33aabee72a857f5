export const words = {
  booking: {
    event: {
      change_made:
        'Abholung jetzt %{pickup}, %{smart_count} Gepäckstück |||| Abholung jetzt %{pickup}, %{smart_count} Gepäckstücke',
      proposed_by: {
        host: 'Der Gastgeber hat eine spätere Abholung vorgeschlagen: %{pickup}',
        staff: 'Cubby hat eine spätere Abholung vorgeschlagen: %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} Gepäckstück angenommen |||| %{smart_count} Gepäckstücke angenommen',
      checked_out: '%{smart_count} Gepäckstück zurückgegeben |||| %{smart_count} Gepäckstücke zurückgegeben',
      bags_corrected: 'Gepäckzahl von %{before} auf %{after} berichtigt',
      refused: 'Gepäck nicht angenommen: %{reason}',
      missed: 'Vermerkt, dass niemand kam',
      said_collected:
        'Laut Gast abgeholt: %{smart_count} Gepäckstück |||| Laut Gast abgeholt: %{smart_count} Gepäckstücke',
      settled: 'Nachträglich abgeschlossen: der Gast hat das Gepäck',
      settled_reviewed: 'Nachträglich abgeschlossen: der Gast hat den Aufenthalt bewertet',
      tags: 'Marken %{tags}',
      who_on: '%{who} an %{device}',
      collector: 'Abgeholt von %{name}',
      heard: 'erfahren %{time}',
      actor: {
        host: 'Der Gastgeber',
        traveller: 'Der Gast',
        staff: 'Cubby',
        system: 'Von selbst vermerkt',
      },
      reason: {
        closed: 'geschlossen',
        full: 'voll',
        too_big: 'zu groß',
        unsafe: 'nicht sicher aufzubewahren',
      },
    },
  },
};
