import type { RealQuery } from './real-query.ts';

/** One or two letters wrong, missing, doubled or changed over. */
export const TYPOS: readonly RealQuery[] = [
  ['Londn', 'en', 'united-kingdom/london', 'a letter missing'],
  ['Lodnon', 'en', 'united-kingdom/london', 'letters changed over'],
  ['Pariss', 'en', 'france/paris', 'a letter doubled'],
  ['Rmoe', 'en', 'italy/rome', 'letters changed over in a short name'],
  ['Barcelna', 'en', 'spain/barcelona', 'a letter missing'],
  ['Barselona', 'en', 'spain/barcelona', 'written as it sounds'],
  ['Edinburg', 'en', 'united-kingdom/edinburgh', 'its last letter is silent'],
  ['Edinborough', 'en', 'united-kingdom/edinburgh', 'written as it sounds'],
  ['Venize', 'fr', 'italy/venice', 'written as it sounds'],
  ['Florance', 'en', 'italy/florence', 'one letter wrong'],
  ['Munchin', 'en', 'germany/munich', 'one letter wrong'],
  ['Hamberg', 'en', 'germany/hamburg', 'one letter wrong'],
  ['paddingtn', 'en', 'united-kingdom/london/paddington', 'a letter missing'],
  ['kings cros', 'en', 'united-kingdom/london/kings-cross', 'a letter missing'],
  ['gare du nrod', 'fr', 'france/paris/gare-du-nord', 'letters changed over'],
  ['collosseum', 'en', 'italy/rome/colosseum', 'doubled where it is not'],
  ['lisbonn', 'en', 'portugal/lisbon', 'a letter doubled'],
  ['heatrow', 'en', 'united-kingdom/london', 'a letter missing'],
];
