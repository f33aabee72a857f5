import { LANGUAGES, type Language } from '@cubby/api';
import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { rememberLanguage } from './i18n-provider.ts';

/** The console's language and its setter; the page's `lang` follows it, for screen readers and hyphenation. */
export function useLanguage(): [Language, (language: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const language = LANGUAGES.find((known) => known === locale) ?? 'en';
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
