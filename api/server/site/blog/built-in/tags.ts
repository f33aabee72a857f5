import type { Language } from '../../../../contract/vocabulary/languages.ts';
import type { TagSlug } from './types.ts';

export const TAGS: Record<TagSlug, Record<Language, string>> = {
  packing: { en: 'Packing', de: 'Packen', fr: 'Bagages', es: 'Equipaje', it: 'Bagagli', pt: 'Bagagem' },
  stations: { en: 'Stations', de: 'Bahnhöfe', fr: 'Gares', es: 'Estaciones', it: 'Stazioni', pt: 'Estações' },
  planning: { en: 'Planning', de: 'Planung', fr: 'Organisation', es: 'Planes', it: 'Programmi', pt: 'Planeamento' },
};
