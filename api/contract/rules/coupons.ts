import { isOurTime } from '../vocabulary/calendar.ts';

/** Status of a coupon or a voucher: switched off takes precedence over its dates, and its dates over its uses. */
export const COUPON_STATUSES = ['active', 'scheduled', 'expired', 'used_up', 'off'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** Normalises a code for comparison: capital letters, digits, dashes. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

export function isCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code);
}

/** Characters from which a code is not worth guessing, at the rate that guesses are limited to. */
export const SAFE_CODE_LENGTH = 8;

const COUPON_DEFAULT_EXPIRY_YEARS = 100;

/** Applied automatically at new places if experiment 8 says so. */
export const NEW_HOST_COUPON = 'NEWHOST';

/** Maximum number of codes created in one request. */
export const MAXIMUM_CODES_AT_ONCE = 1000;

/** Input of a coupon form; values that cannot be read fall back to the defaults of specification §5. */
export interface CouponDraft {
  active_at?: unknown;
  expires_at?: unknown;
  uses_left?: unknown;
  uses_per_customer?: unknown;
}

export interface CouponLimits {
  active_at: Date;
  expires_at: Date;
  uses_left: number | null;
  uses_per_customer: number | null;
}

/**
 * Reads the dates of a coupon. An invalid `active_at` becomes today 0:00 (UTC), an invalid `expires_at` a hundred years
 * from today.
 */
export function couponLimits(draft: CouponDraft, now: Date): CouponLimits {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const farAway = new Date(today);
  farAway.setUTCFullYear(today.getUTCFullYear() + COUPON_DEFAULT_EXPIRY_YEARS);
  return {
    active_at: dateOf(draft.active_at) ?? today,
    expires_at: dateOf(draft.expires_at) ?? farAway,
    uses_left: integerOf(draft.uses_left),
    uses_per_customer: integerOf(draft.uses_per_customer),
  };
}

function dateOf(value: unknown): Date | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const date = new Date(value);
  return isOurTime(date.getTime()) ? date : null;
}

function integerOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  if (value === '' || !Number.isFinite(Number(value))) return null;
  return Number.parseInt(String(value), 10);
}
