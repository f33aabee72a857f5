import { setTimeout } from 'node:timers/promises';

/**
 * The time a statement of the owner waits for a table, milliseconds: requests that come after it wait behind it. Shorter
 * than deadlock_timeout, one second by default, after which PostgreSQL would end a request instead.
 */
export const LOCK_MS = 500;
/** Tries of a statement that finds its tables in use, and the pause between them, milliseconds: about five minutes. */
const TRIES = 200;
const PAUSE_MS = 1_000;
/** PostgreSQL's codes for a table in use: lock_not_available and deadlock_detected. */
const IN_USE = ['55P03', '40P01'];

/**
 * Runs statements that lock tables. While requests of other servers use these, it gives way to them, undone as a whole,
 * and tries again; `run` is told the second time that they are busy.
 *
 * @throws the last error, where the tables stay in use; any other error as it comes.
 */
export async function giveWay<T>(run: (isBusy: boolean) => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await run(left < TRIES);
    } catch (error) {
      if (left === 1 || !IN_USE.includes((error as { code?: string }).code ?? '')) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}
