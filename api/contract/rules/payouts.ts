import { CURRENCIES, type CurrencyCode } from '../vocabulary/currencies.ts';

/** Minimum payout in major units (domain §2). */
const PAYOUT_THRESHOLD_MAJOR = 10;

/**
 * The days for which payouts to a changed account wait: a stolen session of a host cannot divert the next
 * payout before the host has read the email about it.
 */
const CHANGED_ACCOUNT_DAYS = 3;

/** Returns the time from which a changed account is paid. */
export function changedAccountPaysFrom(now: Date): Date {
  return new Date(now.getTime() + CHANGED_ACCOUNT_DAYS * 86_400_000);
}

/** Returns the minimum payout in minor units. */
export function payoutThreshold(currency: CurrencyCode): number {
  return PAYOUT_THRESHOLD_MAJOR * CURRENCIES[currency].minorInMajor;
}

/**
 * Returns the cut-off of the current payout run. Shares are sent on the first of a month, UTC, for stays that ended
 * before it.
 */
export function payoutCutoff(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** Returns the date of the next payout, YYYY-MM-DD. */
export function nextPayoutDate(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
