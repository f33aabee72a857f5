import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';

/** Returns the fields beside every amount on the wire: its currency and how many minor units make one. */
export function currencyFields(code: CurrencyCode) {
  return { ccy_code: code, ccy_minor_in_major: CURRENCIES[code].minorInMajor };
}
