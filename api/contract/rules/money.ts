import type { Language } from '../constants.ts';

const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
};

/** The BCP 47 tag with which numbers and dates are written in a language. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/**
 * Writes an amount for people. `amount` is in minor units; `minorInMajor` comes with it on the wire, so that
 * currencies without minor units (KRW: 1) are never divided by a hundred. Whole amounts keep their decimals,
 * because prices are compared in columns.
 */
export function formatMoney(amount: number, currency: string, minorInMajor: number, language: Language = 'en'): string {
  const digits = Math.round(Math.log10(minorInMajor));
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / minorInMajor);
}

/** A share of an amount, rounded half up to a whole minor unit: 10 % of 1,005 is 101. */
export function percentageOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}
