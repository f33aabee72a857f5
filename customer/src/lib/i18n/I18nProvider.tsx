import { directionOf, type Language } from '@cubby/api';
import { useDirection } from '@cubby/design-system';
import { createContext, type ReactNode, use, useEffect } from 'react';
import type { I18n } from './i18n.ts';
import { languageWith } from './language-at-work.ts';
import type { ScreenPart } from './load-words.ts';

const I18nContext = createContext<I18n | null>(null);

/** Loads the texts every screen shares and provides the language to everything below. */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = use(languageWith(language));
  const direction = useDirection(directionOf(language));
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
  }, [language, direction]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Loads the texts of further parts for everything below. */
export function WithWords({ parts, children }: { parts: readonly ScreenPart[]; children: ReactNode }) {
  const { language } = useI18n();
  use(languageWith(language, parts));
  return children;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it.');
  return i18n;
}
