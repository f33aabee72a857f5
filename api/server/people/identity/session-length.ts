import { addDays, addHours, addMinutes, min } from 'date-fns';
import type { Role } from '../../../contract/rules/roles.ts';
import {
  DEVICE_DAYS,
  MFA_PENDING_MINUTES,
  RECOVERY_MINUTES,
  SESSION_DAYS,
  SESSION_RENEWAL_DAYS,
  STAFF_SESSION_HOURS,
} from '../../../contract/vocabulary/sign-in-limits.ts';

/** Until when a session runs that is opened now. */
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
 * Until when a session runs that asks for more: as long as was asked, at most as long as its role may. Staff sign in
 * anew each working day, however busy they are; what is short by nature stays as it is.
 */
export function extendedExpiry(session: { role: Role; created: Date; expires_at: Date }, asked: Date, now: Date): Date {
  return min([asked, latestExpiry(session, now)]);
}

function latestExpiry({ role, created, expires_at }: { role: Role; created: Date; expires_at: Date }, now: Date): Date {
  if (role === 'recovery' || role === 'mfa_pending') return expires_at;
  if (role === 'admin') return addHours(created, STAFF_SESSION_HOURS);
  return addDays(now, role === 'device' ? DEVICE_DAYS : SESSION_RENEWAL_DAYS);
}
