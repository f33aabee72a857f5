import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Bewertungen',
    description: 'Was Reisende über ihr Gepäck bei Cubby sagen: jede Bewertung, keine ausgelassen.',
    intro: 'Hier schreibt nur, wer sein Gepäck bei uns abgegeben hat. Ob Lob oder Kritik, wir zeigen alles.',
    average: 'aus %{count} Bewertung |||| aus %{count} Bewertungen',
    spread: 'Bewertungen nach Sternen',
    row: '%{smart_count} Stern: %{count} Bewertungen, %{percent} Prozent |||| %{smart_count} Sterne: %{count} Bewertungen, %{percent} Prozent',
    filters: 'Bewertungen filtern',
    withText: 'Mit Text',
    language: 'Geschrieben auf',
    anyLanguage: 'Alle Sprachen',
    onlyStars: '%{smart_count} Stern |||| %{smart_count} Sterne',
    allStars: 'Wieder alle Sterne zeigen',
    found: '%{count} Bewertung |||| %{count} Bewertungen',
    empty: 'Keine Bewertung passt',
    emptyText: 'Zu dieser Auswahl hat noch niemand etwas geschrieben. Mit weniger Filtern gibt es mehr zu lesen.',
    showAll: 'Alle Bewertungen zeigen',
  },
};
