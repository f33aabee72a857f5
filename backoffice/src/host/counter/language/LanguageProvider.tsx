import { directionOf, LANGUAGE_OWN_NAMES, languageOf } from '@cubby/api';
import { useDirection } from '@cubby/design-system';
import { I18nContext } from 'ra-core';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { rememberLanguage } from '../../../lib/i18n/device-language.ts';
import { type I18n, loadI18n } from './i18n.ts';

interface Spoken extends I18n {
  speak: (language: string) => void;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Provides the language to its children and lets it be changed; the page's `lang` announces it to screen readers. */
export function LanguageProvider({ first, children }: { first: I18n; children: ReactNode }) {
  const [i18n, setI18n] = useState(first);
  const direction = useDirection(directionOf(i18n.language));
  useEffect(() => {
    Object.assign(document.documentElement, { lang: i18n.language, dir: direction });
  }, [i18n.language, direction]);
  const speak = (wanted: string) => {
    const language = languageOf(wanted);
    rememberLanguage(language);
    void loadI18n(language).then(setI18n);
  };
  // By react-admin's context itself: its provider would load more than the counter does otherwise.
  const shared = { translate: i18n.translate, getLocale: () => i18n.language, changeLocale: async () => {} };
  return (
    <SpokenContext value={{ ...i18n, speak }}>
      <I18nContext value={shared}>{children}</I18nContext>
    </SpokenContext>
  );
}

export function useI18n(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('useI18n needs LanguageProvider above it.');
  return spoken;
}

export const SPOKEN = LANGUAGE_OWN_NAMES;
