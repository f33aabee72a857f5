interface CurrencyRow {
  symbol: string;
  /** Minor units in one major unit (ISO 4217). */
  minorInMajor: number;
  /** The guarantee per bag, in major units (domain §2); null if there is none yet. */
  guarantee: number | null;
  /** Mid-range prices of a first and an extra day in its market (domain §2), minor units. */
  marketPrice: readonly [firstDay: number, extraDay: number];
  /** Countries whose visitors see prices in it by default (ISO 3166); all others see euros. */
  countries: readonly string[];
}

/** Accepted currencies (specification §5). A new one is a row here and one in the database’s table of currencies. */
export const CURRENCIES = {
  AED: { symbol: 'AED', minorInMajor: 100, guarantee: 11_000, marketPrice: [2400, 2000], countries: ['AE'] },
  AUD: { symbol: 'A$', minorInMajor: 100, guarantee: 4_500, marketPrice: [850, 750], countries: ['AU'] },
  CAD: { symbol: 'C$', minorInMajor: 100, guarantee: 4_000, marketPrice: [850, 700], countries: ['CA'] },
  CZK: { symbol: 'Kč', minorInMajor: 100, guarantee: 72_000, marketPrice: [14_900, 12_500], countries: ['CZ'] },
  EUR: { symbol: '€', minorInMajor: 100, guarantee: 3_000, marketPrice: [490, 420], countries: [] },
  GBP: { symbol: '£', minorInMajor: 100, guarantee: 2_500, marketPrice: [550, 450], countries: ['GB'] },
  ILS: { symbol: '₪', minorInMajor: 100, guarantee: 11_000, marketPrice: [2400, 2000], countries: ['IL'] },
  KRW: { symbol: '₩', minorInMajor: 1, guarantee: 4_000_000, marketPrice: [8500, 7000], countries: ['KR'] },
  NZD: { symbol: 'NZ$', minorInMajor: 100, guarantee: 5_000, marketPrice: [950, 800], countries: ['NZ'] },
  RUB: { symbol: '₽', minorInMajor: 100, guarantee: null, marketPrice: [39_900, 34_900], countries: [] },
  SGD: { symbol: 'S$', minorInMajor: 100, guarantee: 4_200, marketPrice: [850, 750], countries: ['SG'] },
  USD: { symbol: '$', minorInMajor: 100, guarantee: 3_000, marketPrice: [690, 600], countries: ['US'] },
  ZAR: { symbol: 'R', minorInMajor: 100, guarantee: 55_000, marketPrice: [9500, 7900], countries: ['ZA'] },
} as const satisfies Record<string, CurrencyRow>;

export type CurrencyCode = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[];

export function isCurrencyCode(value: string): value is CurrencyCode {
  return Object.hasOwn(CURRENCIES, value);
}

/** Returns the default currency of a visitor from a country. */
export function currencyOfCountry(country: string | null): CurrencyCode {
  const rows = Object.entries<CurrencyRow>(CURRENCIES) as [CurrencyCode, CurrencyRow][];
  return rows.find(([, { countries }]) => country !== null && countries.includes(country))?.[0] ?? 'EUR';
}

/** Returns the guarantee per bag in minor units; null if there is none yet. */
export function guaranteeOf(code: CurrencyCode): number | null {
  const { guarantee, minorInMajor } = CURRENCIES[code];
  return guarantee === null ? null : guarantee * minorInMajor;
}
