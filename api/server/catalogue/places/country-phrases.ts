import { PHRASES } from '../../../contract/phrases/all.ts';
import { inPhrase } from '../../../contract/rules/place-phrases.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../contract/vocabulary/languages.ts';
import type { Translations } from '../../../contract/vocabulary/words.ts';
import type { PlaceRow } from './directory.ts';

/** Words before a country's name where a plain `in` would be wrong; German names change with some. */
type CountryPhrases = Partial<Record<Language, string>>;

/**
 * Phrases by ISO 3166 code. French countries that begin with `en`, and others the plain rule gets right, are left out.
 */
const COUNTRY_PHRASES: Readonly<Record<string, CountryPhrases>> = {
  AE: {
    en: 'in the United Arab Emirates',
    de: 'in den Vereinigten Arabischen Emiraten',
    fr: 'aux Émirats arabes unis',
    es: 'en los Emiratos Árabes Unidos',
    it: 'negli Emirati Arabi Uniti',
    pt: 'nos Emirados Árabes Unidos',
  },
  AU: { pt: 'na Austrália' },
  BE: { pt: 'na Bélgica' },
  BR: { fr: 'au Brésil', pt: 'no Brasil' },
  CA: { fr: 'au Canada', pt: 'no Canadá' },
  CH: { de: 'in der Schweiz', pt: 'na Suíça' },
  CZ: { pt: 'na Chéquia' },
  DE: { pt: 'na Alemanha' },
  DK: { fr: 'au Danemark', pt: 'na Dinamarca' },
  ES: { pt: 'em Espanha' },
  FR: { pt: 'em França' },
  GB: {
    en: 'in the United Kingdom',
    de: 'im Vereinigten Königreich',
    fr: 'au Royaume-Uni',
    es: 'en el Reino Unido',
    it: 'nel Regno Unito',
    pt: 'no Reino Unido',
  },
  GR: { pt: 'na Grécia' },
  IE: { pt: 'na Irlanda' },
  IL: { pt: 'em Israel' },
  IT: { pt: 'em Itália' },
  JP: { fr: 'au Japon', it: 'in Giappone', pt: 'no Japão' },
  KR: { pt: 'na Coreia do Sul' },
  LU: { fr: 'au Luxembourg', pt: 'no Luxemburgo' },
  MA: { fr: 'au Maroc', pt: 'em Marrocos' },
  MC: { fr: 'à Monaco', es: 'en Mónaco', it: 'nel Principato di Monaco', pt: 'no Mónaco' },
  MX: { fr: 'au Mexique', pt: 'no México' },
  NL: {
    en: 'in the Netherlands',
    de: 'in den Niederlanden',
    fr: 'aux Pays-Bas',
    es: 'en los Países Bajos',
    it: 'nei Paesi Bassi',
    pt: 'nos Países Baixos',
  },
  NZ: { pt: 'na Nova Zelândia' },
  PL: { pt: 'na Polónia' },
  PT: { fr: 'au Portugal' },
  SG: { fr: 'à Singapour', it: 'a Singapore', pt: 'em Singapura' },
  TR: { de: 'in der Türkei', pt: 'na Turquia' },
  US: {
    en: 'in the United States',
    de: 'in den Vereinigten Staaten',
    fr: 'aux États-Unis',
    es: 'en Estados Unidos',
    it: 'negli Stati Uniti',
    pt: 'nos Estados Unidos',
  },
  ZA: { pt: 'na África do Sul' },
};

/**
 * Returns a place's names, each with the phrase for being there: the one staff wrote, else the default of its language.
 */
export function withPhrases({ type, code, translations }: PlaceRow): Translations {
  const phrased: Translations = {};
  for (const language of LANGUAGES) {
    const own = translations[LANGUAGE_NAMES[language]];
    if (!own) continue;
    const known = type === 'country' ? COUNTRY_PHRASES[code ?? '']?.[language] : undefined;
    const plain = () => inPhrase(own.name, type, PHRASES[language].places);
    phrased[LANGUAGE_NAMES[language]] = { ...own, in: own.in ?? known ?? plain() };
  }
  return phrased;
}
