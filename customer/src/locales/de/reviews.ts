import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Bewertungen',
    description: 'Was Reisende über ihr Gepäck bei Cubby sagen, Lob und Kritik.',
    intro:
      'Hier schreibt nur, wer sein Gepäck bei uns abgegeben hat. Wir veröffentlichen jede Bewertung, die unsere Regeln einhält, ob Lob oder Kritik.',
    average: 'aus %{count} Bewertung |||| aus %{count} Bewertungen',
    spread: 'Bewertungen nach Sternen',
    row: '%{smart_count} Stern: %{reviews}, %{percent} Prozent |||| %{smart_count} Sterne: %{reviews}, %{percent} Prozent',
    rowReviews: '%{count} Bewertung |||| %{count} Bewertungen',
    filters: 'Bewertungen filtern',
    withText: 'Mit Text',
    language: 'Geschrieben auf',
    anyLanguage: 'Alle Sprachen',
    onlyStars: '%{smart_count} Stern |||| %{smart_count} Sterne',
    allStars: 'Wieder alle Sterne zeigen',
    found: '%{count} Bewertung |||| %{count} Bewertungen',
    empty: 'Keine Bewertung passt',
    emptyText: 'Zu dieser Auswahl gibt es keine Bewertung. Mit weniger Filtern gibt es mehr zu lesen.',
    showAll: 'Alle Bewertungen zeigen',
  },
};
