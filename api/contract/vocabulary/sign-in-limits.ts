export const SESSION_DAYS = 14;
/** A session is renewed only when fewer than SESSION_DAYS of it are left; then it runs this long again. */
export const SESSION_RENEWAL_DAYS = 30;
/** Staff sign in anew each working day: so long after signing in a session of theirs ends, in use or not. */
export const STAFF_SESSION_HOURS = 12;
/** So long can whoever has given one proof of two give the other. */
export const MFA_PENDING_MINUTES = 10;
/** Codes to be used once each: letters that are not mixed up, in two groups. */
export const BACKUP_CODES = { count: 10, length: 10, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
export const PIN_DIGITS = 6;
export const ONE_TIME_PASSWORD = { lifetimeMinutes: 10, tries: 5, resendSeconds: 30 } as const;
/** A token of role `recovery` lives this long, and is never extended. */
export const RECOVERY_MINUTES = 30;
/** A link in a mail to a host opens one session, within a week; afterwards a code does. */
export const SIGN_IN_LINK_DAYS = 7;
/** A code that pairs a counter’s device, and how long it can be typed. */
export const PAIRING = { length: 8, minutes: 10, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
/** A paired device stays so; each day in use gives it this many more. */
export const DEVICE_DAYS = 180;
/** What somebody types at a shared counter to say who they are. */
export const COUNTER_PIN = { minimum: 4, maximum: 6 } as const;
/** So long can whoever reads the mail to an account’s former address take it back. */
export const EMAIL_UNDO_DAYS = 7;
export const PASSWORD_LENGTH = { minimum: 10, maximum: 200 } as const;
/** A code opens a session, or lets a new password be set; one never does for the other. */
export const CODE_PURPOSES = ['sign_in', 'recovery'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
