export const SESSION_DAYS = 14;
/** Days a session runs after a renewal, which happens only when fewer than SESSION_DAYS of it are left. */
export const SESSION_RENEWAL_DAYS = 30;
/** Hours after signing in at which a staff session ends, in use or not: staff sign in again each working day. */
export const STAFF_SESSION_HOURS = 12;
/** Minutes in which staff can complete two-step verification after the first step. */
export const MFA_PENDING_MINUTES = 10;
/** Codes that work once each: letters that are not easily confused, in two groups. */
export const BACKUP_CODES = { count: 10, length: 10, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
/** Minutes for which a session counts as just proven. */
export const FRESH_PROOF_MINUTES = 10;
/** Days after which a sign-in method or an address counts as established. */
export const ESTABLISHED_DAYS = 3;
export const PIN_DIGITS = 6;
/**
 * A code for the browser that asked for it: its lifetime, its attempts, and the wait before the same browser can ask for
 * another.
 */
export const ONE_TIME_PASSWORD = { lifetimeMinutes: 10, tries: 5, resendSeconds: 30 } as const;
/**
 * Wrong guesses a day for one address from browsers its account does not know. Each hits with a chance of 1 in a million,
 * so all of them together with 1 in 100,000. The owner needs none of them: past the limit emails carry a link.
 */
export const UNKNOWN_GUESSES_A_DAY = 10;
/**
 * Emails with a code a day: for all browsers that an account does not know together, and for each that it knows. Past it,
 * emails carry a link. Codes that were used do not count.
 */
export const CODE_MAILS_A_DAY = 10;
/**
 * A link that is mailed instead of a code. No second one of its kind is mailed within half of its lifetime: until then
 * the first one, if it is unused, works for at least another half hour. So there is always one in the mailbox, and an
 * address that is signed in to on three sites, and recovered, gets at most 4 × 48 = 192 of them a day.
 */
export const ONE_TIME_LINK = { lifetimeMinutes: 60, intervalMinutes: 30 } as const;
/** Days after its last sign-in until a browser is no longer known to an account. */
export const KNOWN_BROWSER_DAYS = 365;
/** Days for which a sign-up waits for the code that proves its address. */
export const SIGN_UP_DAYS = 7;
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
/** Days for which an address that an account has left still hears of changes that concern its safety. */
export const FORMER_ADDRESS_DAYS = 30;
export const PASSWORD_LENGTH = { minimum: 10, maximum: 200 } as const;
/** Purposes of a code: it opens a session, or lets a new password be set, never both. */
export const CODE_PURPOSES = ['sign_in', 'recovery'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
/** Purposes of a link that is mailed instead of a code. */
export const LINK_PURPOSES = [...CODE_PURPOSES, 'email_change'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
/** Sites that a person can sign in to; the counter belongs to the hosts' site. */
export const SIGN_IN_SITES = ['travellers', 'hosts', 'staff'] as const;
export type SignInSite = (typeof SIGN_IN_SITES)[number];
/** Contents of an email that was asked for as a code. */
export const CODE_MAIL_CONTENTS = ['code', 'link'] as const;
export type CodeMailContent = (typeof CODE_MAIL_CONTENTS)[number];
