const MINUTE_MS = 60_000;
const ACTIVE = 'cubby.counter.active';

export interface Idleness {
  /** Times in milliseconds: the device’s last use, and now. */
  active: number;
  now: number;
  /** Minutes without use after which it asks for a PIN. */
  minutes: number;
  /** Opening times of the place. */
  open: readonly { until: string }[];
  /** True if the last person went on without a PIN, which could be checked now. */
  isCheckable: boolean;
}

/**
 * Tells whether a shared device has to ask for a PIN: after some minutes without use; after one, if the place closed since
 * it was last used, or a PIN that could not be checked can be by now. A minute’s grace keeps it from locking under a
 * person’s hands.
 */
export function isToLock({ active, now, minutes, open, isCheckable }: Idleness): boolean {
  const idle = now - active;
  if (idle < MINUTE_MS) return false;
  const closed = open.some(({ until }) => Date.parse(until) >= active && Date.parse(until) <= now);
  return idle >= minutes * MINUTE_MS || closed || isCheckable;
}

/** Returns the time of the device’s last use, in any of its tabs. */
export function lastUse(): number {
  return Number(window.localStorage.getItem(ACTIVE) ?? 0);
}

export function noteUse(now: Date): void {
  window.localStorage.setItem(ACTIVE, String(now.getTime()));
}
