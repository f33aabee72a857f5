import type { Language } from '@cubby/api';
import { useFormats } from './use-formats.ts';

/** Returns names of languages in the reader's own language. */
export function useLanguageName(): (language: Language) => string {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
