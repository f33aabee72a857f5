import type { Language } from '@cubby/api';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { createI18n, type I18n } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);
const loaded = new Map<Language, Promise<Dictionary>>();

/** Waits for the language's dictionary and hands it to everything below. */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
  const dictionary = use(dictionaryOf(language));
  const i18n = useMemo(() => createI18n(language, dictionary), [language, dictionary]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it.');
  return i18n;
}

/** React asks again on every attempt to render, and must get the same promise. */
export function dictionaryOf(language: Language): Promise<Dictionary> {
  const known = loaded.get(language) ?? loadDictionary(language);
  loaded.set(language, known);
  return known;
}
