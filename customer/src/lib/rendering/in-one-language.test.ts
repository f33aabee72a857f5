import { expect, it } from 'vitest';
import { inOneLanguage } from './in-one-language.ts';

const NAMES = { english: { name: 'Cologne' }, german: { name: 'Köln' }, french: { name: 'Cologne' } };
const REVIEW = { text: 'Gut', translations: null, stashpoint_review_translations: { en: 'Good', fr: 'Bien' } };

it.each([
  ['the place of a page keeps all its names', { translations: NAMES }, { translations: NAMES }],
  [
    'one in a list keeps its own',
    { nearby: [{ name: 'Cologne', translations: NAMES }] },
    { nearby: [{ name: 'Cologne', translations: { german: { name: 'Köln' } } }] },
  ],
  [
    'a text without a translation keeps none',
    { items: [REVIEW] },
    { items: [{ ...REVIEW, stashpoint_review_translations: {} }] },
  ],
])('%s', (_what, answer, embedded) => {
  expect(inOneLanguage(answer, 'de')).toEqual(embedded);
});
