import Polyglot from 'node-polyglot';
import { BRAND } from './brand.ts';
import type { Texts, Translate } from './texts.ts';

/**
 * Returns the function that reads the texts of a language; `%{brand}` is the product's name. One that is missing falls
 * back to English, and is reported once.
 *
 * @param fallback The same texts in English.
 */
export function translatorOf<Words>(
  language: string,
  texts: Texts,
  { fallback = texts, report }: { fallback?: Texts; report?: (error: Error) => void } = {},
): Translate<Words> {
  const reported = new Set<string>();
  const backup = new Polyglot({ locale: 'en', phrases: fallback });
  const polyglot = new Polyglot({
    locale: language,
    phrases: texts,
    onMissingKey: (key, options) => {
      if (!reported.has(key)) report?.(new Error(`No text for "${key}" in ${language}.`));
      reported.add(key);
      return backup.t(key, options);
    },
  });
  return (key, values?: Record<string, string | number>) => polyglot.t(key, { brand: BRAND, ...values });
}
