import { CURRENCIES, type CurrencyCode } from '../vocabulary/currencies.ts';

/** Hosts are paid from this many major units on (domain §2). */
const PAYOUT_THRESHOLD_MAJOR = 10;

/** Minor units. */
export function payoutThreshold(currency: CurrencyCode): number {
  return PAYOUT_THRESHOLD_MAJOR * CURRENCIES[currency].minorInMajor;
}

/** Shares are sent on the first of a month, UTC, for stays that ended before it. */
export function payoutCutoff(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** The date of the next payment, YYYY-MM-DD. */
export function nextPayoutDate(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
