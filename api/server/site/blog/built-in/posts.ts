import type { Language } from '../../../../contract/vocabulary/languages.ts';

export type TagSlug = keyof typeof TAGS;

/** A post, whose text is in a Markdown file for each language: `posts/<slug>/<language>.md`. */
export interface BuiltInPost {
  slug: string;
  /** An instant. */
  modified: string;
  /** The name of one of our drawings. */
  picture: string;
  tags: readonly TagSlug[];
}

/** Newest first. */
export const POSTS: readonly BuiltInPost[] = [
  {
    slug: 'the-last-day-of-a-city-trip',
    modified: '2026-11-02T09:00:00.000Z',
    picture: 'city-lisbon',
    tags: ['planning'],
  },
  {
    slug: 'a-stopover-between-two-trains',
    modified: '2026-10-12T09:00:00.000Z',
    picture: 'city-paris',
    tags: ['stations', 'planning'],
  },
  {
    slug: 'what-to-keep-on-you',
    modified: '2026-09-21T09:00:00.000Z',
    picture: 'city-rome',
    tags: ['packing'],
  },
];

export const TAGS = {
  packing: { en: 'Packing', de: 'Packen', fr: 'Bagages', es: 'Equipaje', it: 'Bagagli', pt: 'Bagagem' },
  stations: { en: 'Stations', de: 'Bahnhöfe', fr: 'Gares', es: 'Estaciones', it: 'Stazioni', pt: 'Estações' },
  planning: { en: 'Planning', de: 'Planung', fr: 'Organisation', es: 'Planes', it: 'Programmi', pt: 'Planeamento' },
} satisfies Record<string, Record<Language, string>>;
