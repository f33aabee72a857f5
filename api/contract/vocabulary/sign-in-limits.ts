export const SESSION_DAYS = 14;
/** Days a session runs after a renewal, which happens only when fewer than SESSION_DAYS of it are left. */
export const SESSION_RENEWAL_DAYS = 30;
/** Hours after signing in at which a staff session ends, in use or not: staff sign in again each working day. */
export const STAFF_SESSION_HOURS = 12;
/** Minutes in which staff can complete two-step verification after the first step. */
export const MFA_PENDING_MINUTES = 10;
/** Codes that work once each: letters that are not easily confused, in two groups. */
export const BACKUP_CODES = { count: 10, length: 10, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
export const PIN_DIGITS = 6;
export const ONE_TIME_PASSWORD = { lifetimeMinutes: 10, tries: 5, resendSeconds: 30 } as const;
/** Minutes after which a token of role `recovery` ends; it is never extended. */
export const RECOVERY_MINUTES = 30;
/** Days for which the link of an email to a host works, for one session; afterwards a code does. */
export const SIGN_IN_LINK_DAYS = 7;
/** A code that pairs a counter’s device, and the minutes for which it is valid. */
export const PAIRING = { length: 8, minutes: 10, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
/** Days a device stays paired; each day of use extends its session by them. */
export const DEVICE_DAYS = 180;
/** Number of digits of a person's PIN at a shared counter. */
export const COUNTER_PIN = { minimum: 4, maximum: 6 } as const;
/** Days in which a change of an account's address can be undone from the former address. */
export const EMAIL_UNDO_DAYS = 7;
export const PASSWORD_LENGTH = { minimum: 10, maximum: 200 } as const;
/** Purposes of a code: it opens a session, or lets a new password be set, never both. */
export const CODE_PURPOSES = ['sign_in', 'recovery'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
