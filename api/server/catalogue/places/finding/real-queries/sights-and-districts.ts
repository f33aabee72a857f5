import type { RealQuery } from './real-query.ts';

/** Sights and parts of a city. */
export const SIGHTS_AND_DISTRICTS: readonly RealQuery[] = [
  ['Tour Eiffel', 'fr', 'france/paris/eiffel-tower', 'French name'],
  ['eiffel', 'en', 'france/paris/eiffel-tower', 'short'],
  ['Eiffelturm', 'de', 'france/paris/eiffel-tower', 'German name'],
  ['Colosseo', 'it', 'italy/rome/colosseum', 'Italian name'],
  ['trevi', 'en', 'italy/rome/trevi-fountain', 'short'],
  ['sagrada familia', 'en', 'spain/barcelona/sagrada-familia', 'accent left out'],
  ['Barrio Gotico', 'es', 'spain/barcelona/gothic-quarter', 'accents left out'],
  ['Brandenburger Tor', 'de', 'germany/berlin/brandenburg-gate', 'German name'],
  ['kölner dom', 'de', 'germany/cologne/cologne-cathedral', 'German name'],
  ['covent garden', 'en', 'united-kingdom/london/covent-garden', 'in small letters'],
  ['marais', 'fr', 'france/paris/le-marais', 'article left out'],
  ['montmartre', 'fr', 'france/paris/montmartre', 'in small letters'],
  ['times square', 'en', 'united-states/new-york/times-square', 'in small letters'],
  ['Karlsbrücke', 'de', 'czechia/prague/charles-bridge', 'German name'],
  ['opera house', 'en', 'australia/sydney/sydney-opera-house', 'its city left out'],
  ['bondi', 'en', 'australia/sydney/bondi-beach', 'short'],
];
