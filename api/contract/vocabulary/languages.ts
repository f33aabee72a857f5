interface LanguageRow {
  /**
   * A draft can be read at its address, with English where texts are missing, but is offered to nobody: no menu, sitemap
   * or search engine names it, and its legal pages are in English.
   */
  state: 'complete' | 'draft';
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

/** The languages, in the order they are offered. A new one is a row here and a folder in `api/words`. */
export const LANGUAGE_TABLE = {
  en: {
    state: 'complete',
    englishName: 'english',
    ownName: 'English',
    locale: 'en-GB',
    direction: 'ltr',
    luggageStorage: 'luggage-storage',
  },
  de: {
    state: 'complete',
    englishName: 'german',
    ownName: 'Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
    luggageStorage: 'gepackaufbewahrung',
  },
  fr: {
    state: 'complete',
    englishName: 'french',
    ownName: 'Français',
    locale: 'fr-FR',
    direction: 'ltr',
    luggageStorage: 'consigne-bagages',
  },
  es: {
    state: 'complete',
    englishName: 'spanish',
    ownName: 'Español',
    locale: 'es-ES',
    direction: 'ltr',
    luggageStorage: 'consignas-equipaje',
  },
  it: {
    state: 'complete',
    englishName: 'italian',
    ownName: 'Italiano',
    locale: 'it-IT',
    direction: 'ltr',
    luggageStorage: 'deposito-bagagli',
  },
  pt: {
    state: 'complete',
    englishName: 'portuguese',
    ownName: 'Português',
    locale: 'pt-PT',
    direction: 'ltr',
    luggageStorage: 'deposito-bagagem',
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];
export const OFFERED_LANGUAGES = LANGUAGES.filter((language) => !isDraft(language));
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

/** The offered languages by their own names. */
export const LANGUAGE_OWN_NAMES = OFFERED_LANGUAGES.map((code) => ({ code, name: LANGUAGE_TABLE[code].ownName }));

/** Tells whether a language is a draft: not offered, and without legal texts of its own. */
export function isDraft(language: Language): boolean {
  const row: LanguageRow = LANGUAGE_TABLE[language];
  return row.state === 'draft';
}

/** Returns the language with a code, such as one in an address or a record, or English for an unknown one. */
export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/**
 * Returns the offered language that is nearest to a browser's tag: the one of its region, then the one of no region, then
 * that of another region. German for `de-AT`; for `pt-BR` Portuguese, until there is one of Brazil. Null if there is none.
 */
export function spokenLanguage(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  const [base = ''] = wanted.split('-');
  const find = (test: (code: string) => boolean) => OFFERED_LANGUAGES.find((code) => test(code.toLowerCase())) ?? null;
  return (
    find((code) => code === wanted) ?? find((code) => code === base) ?? find((code) => code.startsWith(`${base}-`))
  );
}

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
