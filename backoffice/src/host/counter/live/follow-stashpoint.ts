import type { CounterChanges, CounterDay } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';

/** The state of a device's connection to its place: streaming, polling every ten seconds, or offline. */
export type Link = 'connecting' | 'live' | 'polling' | 'offline';

/** The dependencies of following a place. Times in milliseconds. */
export interface Following {
  loadDay: () => Promise<CounterDay>;
  stream: (since: string, signal: AbortSignal) => AsyncGenerator<CounterChanges>;
  listChanges: (since: string) => Promise<CounterChanges>;
  onDay: (day: CounterDay) => Promise<void>;
  onChanges: (changes: CounterChanges) => Promise<void>;
  onLink: (link: Link, failure?: unknown) => void;
  /** Pauses, or returns early once there is a reason to try again. */
  pause: (milliseconds: number) => Promise<void>;
  /** Returns today's date on the clock of the place. */
  today: (timezone: string) => string;
  signal: AbortSignal;
}

/** A stream sends its state at once; one that is silent for this long is blocked on the way. */
export const SILENCE_MS = 20_000;
/** A broken connection sends nothing: after this long without a message it is opened again. */
const STALE_MS = 90_000;
const POLL_MS = 10_000;
/** The number of polls after which a stream is tried again. */
const POLLS_BEFORE_STREAM = 30;
const RETRY_MS = [1_000, 3_000, 10_000, 30_000] as const;

/**
 * Keeps a device up to date with its place until `signal` ends it: loads the whole day, then follows changes by a
 * stream if possible, else by polling. A new day, and a server that does not recognise the cursor, start over.
 */
export async function followStashpoint(following: Following): Promise<void> {
  let failures = 0;
  while (!following.signal.aborted) {
    try {
      const day = await following.loadDay();
      if (following.signal.aborted) return;
      await following.onDay(day);
      failures = 0;
      await keepUp(following, day);
    } catch (error) {
      if (following.signal.aborted) return;
      following.onLink('offline', error);
      // Without access the user has to sign in; asking again would not change that.
      if (isRefusal(error)) return;
      await following.pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? RETRY_MS[0]);
      failures += 1;
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ResponseError && [401, 403, 404].includes(error.status);
}

/** Ends when the whole day has to be loaded again. @throws the error that made polling impossible. */
async function keepUp(following: Following, day: CounterDay): Promise<void> {
  const { signal } = following;
  const isNewDay = () => following.today(day.stashpoint.timezone) !== day.date;
  let { cursor } = day;
  const take = async (changes: CounterChanges): Promise<boolean> => {
    if (changes.reset) return false;
    cursor = changes.cursor;
    await following.onChanges(changes);
    return true;
  };
  let polls = 0;
  while (!signal.aborted && !isNewDay()) {
    if (polls === 0) {
      const ended = await listen(following, cursor, take, isNewDay);
      if (ended === 'reset') return;
      // A stream that sent data and ended is opened again; one that never sent any is not available here.
      polls = ended === 'spoke' ? 0 : POLLS_BEFORE_STREAM;
      if (ended === 'spoke') await following.pause(RETRY_MS[0]);
      continue;
    }
    if (!(await take(await following.listChanges(cursor)))) return;
    following.onLink('polling');
    await following.pause(POLL_MS);
    polls -= 1;
  }
}

type Ended = 'reset' | 'spoke' | 'silent';

async function listen(
  { stream, signal, onLink }: Following,
  cursor: string,
  take: (changes: CounterChanges) => Promise<boolean>,
  isNewDay: () => boolean,
): Promise<Ended> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  let timer = setTimeout(hangUp, SILENCE_MS);
  let spoke = false;
  try {
    for await (const changes of stream(cursor, line.signal)) {
      clearTimeout(timer);
      timer = setTimeout(hangUp, STALE_MS);
      spoke = true;
      if (!(await take(changes))) return 'reset';
      onLink('live');
      if (isNewDay()) return 'spoke';
    }
  } catch (error) {
    if (isRefusal(error)) throw error;
    // Not a stream of ours, or a broken connection: polling shows whether there is a network at all.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', hangUp);
    line.abort();
  }
  return spoke ? 'spoke' : 'silent';
}
