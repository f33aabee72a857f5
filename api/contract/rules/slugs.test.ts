import { expect, it } from 'vitest';
import { slugOf } from './slugs.ts';

it.each([
  ['München', 'de', 'muenchen'],
  ['München', 'en', 'munchen'],
  ['Köln Hauptbahnhof', 'de', 'koeln-hauptbahnhof'],
  ['Zürich', 'de', 'zuerich'],
  ['Zürich', 'fr', 'zurich'],
  ['Düsseldorf', 'de', 'duesseldorf'],
  ['Schloßplatz', 'de', 'schlossplatz'],
  ['Vereinigtes Königreich', 'de', 'vereinigtes-koenigreich'],
  ["King's Cross", 'en', 'kings-cross'],
  ['King’s Cross', 'de', 'kings-cross'],
  ['São Bento', 'pt', 'sao-bento'],
  ['Messe/Deutz', 'de', 'messe-deutz'],
  ['Émirats arabes unis', 'fr', 'emirats-arabes-unis'],
  ['서울', 'en', ''],
] as const)('%s in %s is %s', (name, language, slug) => expect(slugOf(name, language)).toBe(slug));
