import { AIRPORTS } from './airports.ts';
import { CITIES } from './cities.ts';
import { COUNTRIES } from './countries.ts';
import { IN_OTHER_WORDS } from './in-other-words.ts';
import { SIGHTS_AND_DISTRICTS } from './sights-and-districts.ts';
import { STATIONS } from './stations.ts';
import { TYPOS } from './typos.ts';
import { WHILE_TYPING } from './while-typing.ts';

export const REAL_QUERIES = [
  ...CITIES,
  ...COUNTRIES,
  ...STATIONS,
  ...AIRPORTS,
  ...SIGHTS_AND_DISTRICTS,
  ...TYPOS,
  ...WHILE_TYPING,
  ...IN_OTHER_WORDS,
];
