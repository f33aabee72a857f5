import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { min } from 'date-fns/min';
import type { Role } from '../../../contract/rules/roles.ts';
import {
  DEVICE_DAYS,
  MFA_PENDING_MINUTES,
  RECOVERY_MINUTES,
  SESSION_DAYS,
  SESSION_RENEWAL_DAYS,
  STAFF_SESSION_HOURS,
} from '../../../contract/vocabulary/sign-in-limits.ts';

/** Returns the expiry of a session that is opened now. */
export function firstExpiry(role: Role, now: Date): Date {
  switch (role) {
    case 'recovery':
      return addMinutes(now, RECOVERY_MINUTES);
    case 'mfa_pending':
      return addMinutes(now, MFA_PENDING_MINUTES);
    case 'admin':
      return addHours(now, STAFF_SESSION_HOURS);
    case 'device':
      return addDays(now, DEVICE_DAYS);
    default:
      return addDays(now, SESSION_DAYS);
  }
}

/**
 * Returns the expiry of a session that asks for more time: as long as requested, at most as long as its role allows.
 * Staff sign in again each working day, even if they stay active; a short session is not extended.
 */
export function extendedExpiry(session: { role: Role; created: Date; expires_at: Date }, asked: Date, now: Date): Date {
  return min([asked, latestExpiry(session, now)]);
}

function latestExpiry({ role, created, expires_at }: { role: Role; created: Date; expires_at: Date }, now: Date): Date {
  if (role === 'recovery' || role === 'mfa_pending') return expires_at;
  if (role === 'admin') return addHours(created, STAFF_SESSION_HOURS);
  return addDays(now, role === 'device' ? DEVICE_DAYS : SESSION_RENEWAL_DAYS);
}
