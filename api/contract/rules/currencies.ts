/** Accepted currencies (specification §5) with the minor units in one major unit (ISO 4217). */
export const CURRENCIES = {
  AED: { symbol: 'AED', minorInMajor: 100 },
  AUD: { symbol: 'A$', minorInMajor: 100 },
  CAD: { symbol: 'C$', minorInMajor: 100 },
  CZK: { symbol: 'Kč', minorInMajor: 100 },
  EUR: { symbol: '€', minorInMajor: 100 },
  GBP: { symbol: '£', minorInMajor: 100 },
  ILS: { symbol: '₪', minorInMajor: 100 },
  KRW: { symbol: '₩', minorInMajor: 1 },
  NZD: { symbol: 'NZ$', minorInMajor: 100 },
  RUB: { symbol: '₽', minorInMajor: 100 },
  SGD: { symbol: 'S$', minorInMajor: 100 },
  USD: { symbol: '$', minorInMajor: 100 },
  ZAR: { symbol: 'R', minorInMajor: 100 },
} as const satisfies Record<string, { symbol: string; minorInMajor: number }>;

export type CurrencyCode = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[];

export function isCurrencyCode(value: string): value is CurrencyCode {
  return Object.hasOwn(CURRENCIES, value);
}
