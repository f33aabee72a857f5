import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';

/** What stands on the wire beside every amount: in what it is, and how many of it make one. */
export function currencyFields(code: CurrencyCode) {
  return { ccy_code: code, ccy_minor_in_major: CURRENCIES[code].minorInMajor };
}
