import { expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/vocabulary/languages.ts';
import { allCountries } from './all-countries.ts';

/** Landmarks and areas that are called as in English, by language: a number may sink, and never rise. */
const AS_IN_ENGLISH = { en: 0, de: 214, es: 179, fr: 192, it: 193, pt: 187 };

it('names landmarks and areas in each language, but for a known number', () => {
  const landmarks = allCountries.flatMap(({ cities }) => cities).flatMap(({ landmarks }) => landmarks);
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const same = landmarks.filter(({ names }) => names[language] === names.en).map(({ names }) => names.en);
    expect(same.length, `${language}: ${same.join(', ')}`).toBeLessThanOrEqual(AS_IN_ENGLISH[language]);
  }
});
