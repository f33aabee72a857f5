import { PHRASES } from '../../words/phrases.ts';
import { CURRENCIES, type CurrencyCode, guaranteeOf } from '../vocabulary/currencies.ts';
import { type Language, localeOf } from '../vocabulary/languages.ts';
import { numberFormat } from './formats.ts';
import type { CoverWords } from './phrases.ts';

/** Covers of a stay's bags: our guarantee, or none. */
export const COVERS = ['standard', 'none'] as const;
export type Cover = (typeof COVERS)[number];

/** Returns the cover that a stay's fee for the guarantee buys. */
export function coverOf(guaranteeFee: number): Cover {
  return guaranteeFee > 0 ? 'standard' : 'none';
}

/** Formats an amount of the guarantee without decimals: it is round. `amount` is in minor units. */
export function formatCover(amount: number, currency: CurrencyCode, locale: string): string {
  const whole = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  return numberFormat(locale, whole).format(amount / CURRENCIES[currency].minorInMajor);
}

/** Says how the bags of a booking are covered; nothing where the currency has no guarantee. `sum` is formatted. */
export function coverIn(words: CoverWords, cover: Cover, sum: string | null): string | null {
  if (cover === 'none') return words.booked;
  return sum && words.standard.replace('%{sum}', sum);
}

/** Says the same outside the sites. */
export function describeCover(language: Language, guaranteeFee: number, currency: CurrencyCode): string | null {
  const amount = guaranteeOf(currency);
  const sum = amount === null ? null : formatCover(amount, currency, localeOf(language));
  return coverIn(PHRASES[language].cover, coverOf(guaranteeFee), sum);
}
