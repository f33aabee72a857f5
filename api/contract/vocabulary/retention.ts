import { KNOWN_BROWSER_DAYS, SIGN_UP_DAYS } from './sign-in-limits.ts';

/** The age up to which a device may send an action, in hours: the longest a counter is expected to be offline. */
export const QUEUE_HOURS = 72;

/**
 * The days after which things are deleted, by kind: the job that deletes them, the privacy policy and the operator’s
 * manual read this table.
 */
export const RETENTION_DAYS = {
  // Periods promised in the privacy policy.
  /** A bank can ask for evidence of a payment for about a year. */
  mails: 400,
  /** Longer while a report about the booking is open. */
  messages: 180,
  /** Of staff about people and their bookings; longer while the report they are about is open. */
  notes: 400,
  /** After the pick-up. */
  pictures: 90,
  visits: 90,
  /** The payment service’s codes for cards, by which reports without proof are counted. */
  cards: 90,
  holds: 30,
  /** Guests who have not booked. */
  guests: 30,
  sign_ups: SIGN_UP_DAYS,
  known_browsers: KNOWN_BROWSER_DAYS,
  sign_in_codes: 1,
  /** For as long an expired link can be told from an unknown one. */
  sign_in_links: 90,
  sessions: 30,

  // Technical data of servers and devices.
  /** A year and the period before this month, so that both can be compared. */
  missed_searches: 400,
  /** As long as its report may be of use. */
  operations: 30,
  /** No notification could be due again. */
  push_notices: 7,
  answers: 1,
  /** A device that was away for longer reads its day again. */
  counter_changes: 2,
  /** Twice as long as the queue of a device may be old. */
  counter_actions: (2 * QUEUE_HOURS) / 24,
  catalogue_changes: 1 / 24,
  used_proofs: 0,
} as const;

export type RetainedKind = keyof typeof RETENTION_DAYS;
