import { CURRENCIES, type CurrencyCode } from '../vocabulary/currencies.ts';
import { firstDayOf, monthAfter, monthOf } from './months.ts';
import { instantOf, localMoment } from './time.ts';

/** Minimum payout in major units (domain §2). */
const PAYOUT_THRESHOLD_MAJOR = 10;

/**
 * The days for which payouts to a changed account wait, and for which the change can be undone: a stolen session of a host
 * cannot divert the next payout before the host has read the email about it.
 */
const CHANGED_ACCOUNT_DAYS = 3;

/** `waiting` until it starts, or two of the staff confirm it; `replaced` by a later change of the same currency. */
export const ACCOUNT_CHANGE_STATES = ['waiting', 'started', 'confirmed', 'replaced', 'undone'] as const;
type AccountChangeState = (typeof ACCOUNT_CHANGE_STATES)[number];

/** Milestones of a change of a payout account; null for those not reached yet. */
export interface AccountChangeMilestones {
  starts_at: Date;
  undone_at: Date | null;
  replaced_by: string | null;
  released_at: Date | null;
}

/** Returns the state of a change. */
export function accountChangeState(change: AccountChangeMilestones, now: Date): AccountChangeState {
  if (change.undone_at) return 'undone';
  if (change.replaced_by) return 'replaced';
  if (change.released_at) return 'confirmed';
  return change.starts_at > now ? 'waiting' : 'started';
}

/** Returns the time from which a changed account is paid. */
export function changedAccountPaysFrom(now: Date): Date {
  return new Date(now.getTime() + CHANGED_ACCOUNT_DAYS * 86_400_000);
}

/** Returns the minimum payout in minor units. */
export function payoutThreshold(currency: CurrencyCode): number {
  return PAYOUT_THRESHOLD_MAJOR * CURRENCIES[currency].minorInMajor;
}

/**
 * Returns the cut-off of the current payout run: the start of the month in the zone of the business. Shares are sent for
 * stays that ended before it.
 */
export function payoutCutoff(now: Date, zone: string): Date {
  return instantOf(firstDayOf(monthOf(localMoment(now, zone).date)), '00:00', zone);
}

/** Returns the date of the next payout in the zone of the business, YYYY-MM-DD. */
export function nextPayoutDate(now: Date, zone: string): string {
  return firstDayOf(monthAfter(monthOf(localMoment(now, zone).date)));
}
