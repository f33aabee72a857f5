import polyglotI18nProvider from 'ra-i18n-polyglot';
import { english } from './messages/english.ts';
import { german } from './messages/german.ts';

export const CONSOLE_LANGUAGES = ['en', 'de'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

const NAMES: Record<ConsoleLanguage, string> = { en: 'English', de: 'Deutsch' };
const DICTIONARIES: Record<string, typeof english> = { en: english, de: german };
const STORED = 'cubby.language';

export const i18nProvider = polyglotI18nProvider(
  (locale) => DICTIONARIES[locale] ?? english,
  firstLanguage(),
  CONSOLE_LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] })),
);

/** react-admin forgets the language when one signs out; the browser's owner does not change their mother tongue. */
export function rememberLanguage(language: string): void {
  window.localStorage.setItem(STORED, language);
}

function firstLanguage(): ConsoleLanguage {
  const wanted = window.localStorage.getItem(STORED) ?? window.navigator.language;
  return wanted.startsWith('de') ? 'de' : 'en';
}
