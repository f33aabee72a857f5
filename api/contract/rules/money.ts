import { type Language, localeOf } from '../vocabulary/languages.ts';
import { numberFormat } from './formats.ts';

/**
 * Formats an amount for people. `amount` is in minor units; `minorInMajor` comes with it on the wire, so that
 * currencies without minor units (KRW: 1) are never divided by a hundred. Whole amounts keep their decimals, because
 * prices are compared in columns. Where several currencies meet, `symbol` tells their dollars apart: "US$", "CA$".
 */
export function formatMoney(
  amount: number,
  currency: string,
  minorInMajor: number,
  language: Language = 'en',
  currencyDisplay: 'narrowSymbol' | 'symbol' = 'narrowSymbol',
): string {
  const digits = Math.round(Math.log10(minorInMajor));
  return numberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / minorInMajor);
}

/** Returns a share of an amount, rounded half up to a whole minor unit: 10% of 1,005 is 101. */
export function percentageOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}
