import { inPhrase } from '../../../contract/rules/place-phrases.ts';
import { byLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import type { Translations } from '../../../contract/vocabulary/words.ts';
import { COUNTRIES } from '../../../words/countries.ts';
import { PHRASES } from '../../../words/phrases.ts';
import type { PlaceRow } from './directory.ts';

/**
 * Phrases for being in a country, by ISO 3166 code: `in the Netherlands`, `in der Schweiz`. Those that the plain rule
 * gets right are left out.
 */
const COUNTRY_PHRASES = byLanguage(
  (language): ReadonlyMap<string | null, string> =>
    new Map(COUNTRIES[language].map(({ code, phrase }) => [code, phrase])),
);

/**
 * Returns a place's names, each with the phrase for being there: the one staff wrote, else the default of its language.
 */
export function withPhrases({ type, code, translations }: PlaceRow): Translations {
  const phrased: Translations = {};
  for (const language of LANGUAGES) {
    const own = translations[LANGUAGE_NAMES[language]];
    if (!own) continue;
    const known = type === 'country' ? COUNTRY_PHRASES[language].get(code) : undefined;
    const plain = () => inPhrase(own.name, type, PHRASES[language].places);
    phrased[LANGUAGE_NAMES[language]] = { ...own, in: own.in ?? known ?? plain() };
  }
  return phrased;
}
