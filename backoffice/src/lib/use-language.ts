import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { CONSOLE_LANGUAGES, type ConsoleLanguage, rememberLanguage } from './i18n-provider.ts';

/** The console's language and how to change it; the page says it in `lang`, for screen readers and hyphenation. */
export function useLanguage(): [ConsoleLanguage, (language: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const language = CONSOLE_LANGUAGES.find((known) => known === locale) ?? 'en';
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return [
    language,
    (wanted) => {
      rememberLanguage(wanted);
      setLocale(wanted);
    },
  ];
}
