import { directionOf, type Language, languageOf } from '@cubby/api';
import { useDirection } from '@cubby/design-system';
import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { rememberLanguage } from './device-language.ts';

/**
 * The console's language and its setter; the page's `lang` follows it, for screen readers and hyphenation. A language
 * written in the other direction needs other styles, so it loads the page again.
 */
export function useLanguage(): [Language, (language: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const language = languageOf(locale);
  const direction = useDirection(directionOf(language));
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
  }, [language, direction]);
  return [
    language,
    (wanted) => {
      rememberLanguage(wanted);
      if (directionOf(languageOf(wanted)) === directionOf(language)) setLocale(wanted);
      else window.location.reload();
    },
  ];
}
