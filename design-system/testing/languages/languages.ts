/** The languages in which stories are shown: their own names, and the BCP 47 tags for numbers and dates. */
const TABLE = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  fr: { name: 'Français', locale: 'fr-FR' },
  es: { name: 'Español', locale: 'es-ES' },
  it: { name: 'Italiano', locale: 'it-IT' },
  pt: { name: 'Português', locale: 'pt-PT' },
} as const;

export type Language = keyof typeof TABLE;
export const LANGUAGES = Object.keys(TABLE) as Language[];
export const LANGUAGE_OWN_NAMES = LANGUAGES.map((code) => ({ code, name: TABLE[code].name }));

export function localeOf(language: Language): string {
  return TABLE[language].locale;
}
