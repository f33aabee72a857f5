import type { RealQuery } from './real-query.ts';

/** What stands in the field while somebody is still typing. */
export const WHILE_TYPING: readonly RealQuery[] = [
  ['lon', 'en', 'united-kingdom/london', 'three letters'],
  ['par', 'fr', 'france/paris', 'three letters'],
  ['mün', 'de', 'germany/munich', 'three letters with an umlaut'],
  ['muen', 'de', 'germany/munich', 'umlaut written out'],
  ['heat', 'en', 'united-kingdom/london', 'Heathrow'],
  ['gare du n', 'fr', 'france/paris/gare-du-nord', 'the last word begun'],
  ['kings cr', 'en', 'united-kingdom/london/kings-cross', 'the last word begun'],
  ['barce', 'en', 'spain/barcelona', 'half a name'],
  ['roma term', 'it', 'italy/rome/termini', 'two words, the last begun'],
  ['station london', 'en', 'united-kingdom/london/kings-cross', 'the one most go to'],
];
