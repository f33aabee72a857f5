import { type Language, localeOf } from '../vocabulary/languages.ts';
import { numberFormat } from './formats.ts';

/**
 * Formats an amount for people. `amount` is in minor units; `minorInMajor` comes with it on the wire, so that
 * currencies without minor units (KRW: 1) are never divided by a hundred. Whole amounts keep their decimals, because
 * prices are compared in columns.
 */
export function formatMoney(amount: number, currency: string, minorInMajor: number, language: Language = 'en'): string {
  const digits = Math.round(Math.log10(minorInMajor));
  return numberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / minorInMajor);
}

/** Returns a share of an amount, rounded half up to a whole minor unit: 10% of 1,005 is 101. */
export function percentageOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** Digits with or without thousands groups, and up to two decimals; comma and point may each be the decimal sign. */
const TYPED = /^([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** Reads an amount as people type it, `1.299,50`, `1,299.50` or `1.299`, in minor units; null if it is none. */
export function readAmount(text: string, minorInMajor: number): number | null {
  const [, whole, fraction = ''] = text.replace(/[\s’']/g, '').match(TYPED) ?? [];
  return whole ? Math.round(Number(`${whole.replace(/[.,]/g, '')}.${fraction || 0}`) * minorInMajor) : null;
}
