// Generated from the folders: npm test -- words/declared -u

import enCountries from './en/countries.json' with { type: 'json' };
import deCountries from './de/countries.json' with { type: 'json' };
import esCountries from './es/countries.json' with { type: 'json' };
import frCountries from './fr/countries.json' with { type: 'json' };
import itCountries from './it/countries.json' with { type: 'json' };
import ptCountries from './pt/countries.json' with { type: 'json' };

const english = enCountries;

export const COUNTRIES = {
  en: english,
  de: deCountries,
  es: esCountries,
  fr: frCountries,
  it: itCountries,
  pt: ptCountries,
};
