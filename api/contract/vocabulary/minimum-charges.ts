import type { CurrencyCode } from './currencies.ts';

/**
 * The least that the payment service charges, minor units. Stripe publishes amounts for most of our currencies; of the
 * others it asks for as much as half a US dollar after conversion, so these have a round amount above that.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MINIMUM_CHARGES: Readonly<Record<CurrencyCode, number>> = {
  AED: 200,
  AUD: 50,
  CAD: 50,
  CZK: 1500,
  EUR: 50,
  GBP: 30,
  ILS: 200,
  KRW: 1000,
  NZD: 50,
  RUB: 5000,
  SGD: 50,
  USD: 50,
  ZAR: 1000,
};

export function minimumCharge(currency: CurrencyCode): number {
  return MINIMUM_CHARGES[currency];
}

/** The most that the payment service charges, in minor units of any currency: eight digits. */
export const MAXIMUM_CHARGE = 99_999_999;
