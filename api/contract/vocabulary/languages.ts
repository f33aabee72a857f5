interface LanguageRow {
  /** Its English name, the key of a place's translation on the wire. */
  englishName: string;
  /** Its own name. */
  ownName: string;
  /** The BCP 47 tag for formatting numbers and dates. */
  locale: string;
  /** The direction of its lines. */
  direction: 'ltr' | 'rtl';
  /** First segment of every city's address (specification §2). */
  luggageStorage: string;
}

/** The supported languages, in the order they are offered. A new one is a row here and its dictionaries. */
export const LANGUAGE_TABLE = {
  en: {
    englishName: 'english',
    ownName: 'English',
    locale: 'en-GB',
    direction: 'ltr',
    luggageStorage: 'luggage-storage',
  },
  de: {
    englishName: 'german',
    ownName: 'Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
    luggageStorage: 'gepackaufbewahrung',
  },
  fr: {
    englishName: 'french',
    ownName: 'Français',
    locale: 'fr-FR',
    direction: 'ltr',
    luggageStorage: 'consigne-bagages',
  },
  es: {
    englishName: 'spanish',
    ownName: 'Español',
    locale: 'es-ES',
    direction: 'ltr',
    luggageStorage: 'consignas-equipaje',
  },
  it: {
    englishName: 'italian',
    ownName: 'Italiano',
    locale: 'it-IT',
    direction: 'ltr',
    luggageStorage: 'deposito-bagagli',
  },
  pt: {
    englishName: 'portuguese',
    ownName: 'Português',
    locale: 'pt-PT',
    direction: 'ltr',
    luggageStorage: 'deposito-bagagem',
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The key of a place's translation. */
export const LANGUAGE_NAMES = column('englishName');
export type LanguageName = (typeof LANGUAGE_NAMES)[Language];

/** The localised first segment of every city address. */
export const LUGGAGE_STORAGE_SEGMENTS: Record<Language, string> = column('luggageStorage');

/** Creates an object with one value per language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

export const LANGUAGE_OWN_NAMES = LANGUAGES.map((code) => ({ code, name: LANGUAGE_TABLE[code].ownName }));

/** Returns the BCP 47 tag for formatting numbers and dates in a language. */
export function localeOf(language: Language): string {
  return LANGUAGE_TABLE[language].locale;
}

/** Returns the direction in which a language is written. */
export function directionOf(language: Language): LanguageRow['direction'] {
  return LANGUAGE_TABLE[language].direction;
}

function column<Name extends keyof LanguageRow>(name: Name) {
  const cells = LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language][name]]);
  return Object.fromEntries(cells) as { [L in Language]: (typeof LANGUAGE_TABLE)[L][Name] };
}
