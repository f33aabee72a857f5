/** The result of a check. */
export interface Finding {
  status: 'ok' | 'warning' | 'fault' | 'skipped';
  subject: string;
  /** A sentence that says what was found. */
  found: string;
  /** Advice to the operator. */
  todo?: string;
}

/** The time limit of a check, milliseconds. */
const LIMIT_MS = 10_000;

/** Runs a check. One that fails, or takes longer than the limit, is a fault with the advice for its error. */
export async function check(
  subject: string,
  run: () => Promise<Omit<Finding, 'subject'>>,
  adviceOf: (error: Failure) => string,
): Promise<Finding> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error(`No answer within ${LIMIT_MS / 1000} seconds.`), { code: 'ETIMEDOUT' })),
    LIMIT_MS,
  );
  try {
    return { subject, ...(await Promise.race([run(), late.promise])) };
  } catch (error) {
    return { subject, status: 'fault', found: messageOf(error), todo: adviceOf(error as Failure) };
  } finally {
    clearTimeout(timer);
  }
}

export type Failure = Error & { code?: string; errors?: Error[] };

/** Returns the message of an error, as a sentence in one line. Node reports all addresses of a host that it tried together, without one. */
export function messageOf(error: unknown): string {
  const { message, errors, code } = error as Failure;
  const given = message || errors?.map((each) => each.message).join('; ') || code || String(error);
  const text = given.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The difference of two clocks that is still no fault, seconds. */
const CLOCK_SECONDS = 5;

/** Compares another clock, read between two moments of ours, with ours. All are milliseconds since 1970. */
export function compareClock(theirs: number, before: number, after: number): Omit<Finding, 'subject'> {
  const apart = theirs < before ? before - theirs : Math.max(0, theirs - after);
  const seconds = Math.round(apart / 1000);
  const direction = theirs < before ? 'behind' : 'ahead of';
  if (seconds <= CLOCK_SECONDS) return { status: 'ok', found: `Its clock is within ${CLOCK_SECONDS} seconds of ours.` };
  return {
    status: 'fault',
    found: `Its clock is ${seconds} seconds ${direction} ours.`,
    todo: 'Synchronise the clocks of both machines by NTP (`timedatectl set-ntp true`).',
  };
}
