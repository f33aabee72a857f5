import type { CurrencyCode } from '@cubby/api';

const CURRENCY_OF: Record<string, CurrencyCode> = {
  GB: 'GBP',
  US: 'USD',
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  IL: 'ILS',
  KR: 'KRW',
  ZA: 'ZAR',
  AE: 'AED',
  CZ: 'CZK',
  SG: 'SGD',
};

/** The currency a visitor thinks in; most of our visitors elsewhere pay in euros. */
export function currencyOfCountry(country: string | null): CurrencyCode {
  return CURRENCY_OF[country ?? ''] ?? 'EUR';
}
