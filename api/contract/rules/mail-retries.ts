/** Intervals at which an email the mail server refuses is retried, and the time after which it is given up. */
export const MAIL_RETRIES = { firstMinutes: 0.5, longestMinutes: 180, giveUpHours: 72 } as const;

const MINUTE_MS = 60_000;

/**
 * Returns the time of the next try after an email's `tries`th failure at `at`; null when it is given up. Each interval
 * is twice the one before, up to three hours, for three days from when it was written. After `sendBy` the email is no
 * longer of use.
 */
export function nextMailTry(
  { created, tries, sendBy }: { created: Date; tries: number; sendBy: Date | null },
  at: Date,
): Date | null {
  const { firstMinutes, longestMinutes, giveUpHours } = MAIL_RETRIES;
  const wait = Math.min(firstMinutes * 2 ** (tries - 1), longestMinutes) * MINUTE_MS;
  const next = new Date(at.getTime() + wait);
  const last = new Date(created.getTime() + giveUpHours * 60 * MINUTE_MS);
  return next <= last && (sendBy === null || next < sendBy) ? next : null;
}
