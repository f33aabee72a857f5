import type { RealQuery } from './real-query.ts';

/** Countries, also by what people call them. */
export const COUNTRIES: readonly RealQuery[] = [
  ['United Kingdom', 'en', 'united-kingdom', 'as written'],
  ['UK', 'en', 'united-kingdom', 'what everybody calls it'],
  ['England', 'en', 'united-kingdom', 'meant by most who type it'],
  ['Deutschland', 'de', 'germany', 'German name'],
  ['Allemagne', 'fr', 'germany', 'French name'],
  ['Frankreich', 'de', 'france', 'German name'],
  ['Italia', 'it', 'italy', 'Italian name'],
  ['España', 'es', 'spain', 'Spanish name'],
  ['Espana', 'en', 'spain', 'no tilde on this keyboard'],
  ['USA', 'de', 'united-states', 'what everybody calls it'],
  ['Etats-Unis', 'fr', 'united-states', 'accent left out of a capital'],
  ['Czech Republic', 'en', 'czechia', 'its longer name'],
  ['UAE', 'en', 'united-arab-emirates', 'its initials'],
];
