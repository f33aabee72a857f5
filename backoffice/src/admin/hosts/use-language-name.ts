import type { Language } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** What a language is called in the reader's own. */
export function useLanguageName(): (language: Language) => string {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
