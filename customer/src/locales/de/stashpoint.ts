import type { Words } from '../words.ts';

export const words: Words<'stashpoint'> = {
  sizes: {
    lockers: 'Wie diese Schließfächer funktionieren, maßstäblich gezeichnet',
    title: 'Platz für dein Gepäck',
    limit: 'Jedes Gepäckstück darf bis zu %{size} messen.',
    noLimit: 'Gepäck jeder Größe ist willkommen.',
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    standard: 'Jedes Gepäckstück',
    free: '%{free} von %{all} frei',
    onDay: 'Stündlich frei, %{day}',
    freeAt: '%{time} Uhr, %{smart_count} frei |||| %{time} Uhr, %{smart_count} frei',
  },
  gallery: {
    enlarge: 'Bild %{number} von %{count} vergrößern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
  },
  offer: {
    title: 'Vom Gastgeber',
    link: 'Zum Angebot',
    requirements: 'Gut zu wissen, bevor du kommst',
  },
};
