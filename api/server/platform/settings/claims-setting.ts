import { CURRENCIES, type CurrencyCode, guaranteeOf, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { ConfigError, type Environment } from './setting-readers.ts';

/** The part of the guarantee of a bag above which two people decide, unless a sum is set. */
const DEFAULT_PART = 0.1;

/**
 * Reads `CLAIM_CONFIRM_ABOVE`, such as `EUR:300, KRW:400000`, in major units: the sums above which a second member of staff
 * confirms a claim. Currencies without one have a tenth of the guarantee per bag. Returns minor units.
 *
 * @throws ConfigError
 */
export function claimsConfirmedAbove(env: Environment): (currency: CurrencyCode) => number {
  const sums: Partial<Record<CurrencyCode, number>> = {};
  for (const part of (env.CLAIM_CONFIRM_ABOVE ?? '').split(',').filter((text) => text.trim())) {
    const [, currency = '', sum = ''] = part.trim().match(/^([A-Z]{3}):(\d{1,7})$/) ?? [];
    if (!isCurrencyCode(currency))
      throw new ConfigError(
        `CLAIM_CONFIRM_ABOVE must be a list of CURRENCY:SUM, in whole units: ${part.trim()} is not.`,
      );
    sums[currency] = Number(sum) * CURRENCIES[currency].minorInMajor;
  }
  return (currency) => sums[currency] ?? Math.round((guaranteeOf(currency) ?? 0) * DEFAULT_PART);
}
