import type { CounterAction, CounterResult } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import type { QueueEntry } from './queued-action.ts';

/** What the queue needs of the world. */
export interface Sending {
  /** The next that may be sent, or null. */
  next: () => Promise<QueueEntry | null>;
  send: (entry: QueueEntry) => Promise<CounterResult>;
  /** Takes it out of the queue and keeps what became of it. */
  settle: (entry: QueueEntry, result: CounterResult) => Promise<void>;
  update: (entry: QueueEntry) => Promise<void>;
  /** Waits before the next try; `attempt` counts from 1. */
  pause: (attempt: number, seconds: number | null) => Promise<void>;
  /** The session has ended: nothing is sent until somebody signs in. */
  onUnauthorized: () => void;
  isOver: () => boolean;
}

/**
 * Sends what is queued, in order and one at a time, until nothing is left. What meets no answer is tried again with the
 * same id after growing pauses, for the server does the same id once; what is refused as a whole waits for a person and
 * lets the others pass. Nothing is ever dropped.
 */
export async function sendQueue(sending: Sending): Promise<void> {
  let attempt = 0;
  for (;;) {
    if (sending.isOver()) return;
    const entry = await sending.next();
    if (!entry) return;
    const outcome = await trySending(sending, entry);
    if (outcome === 'unauthorized') return sending.onUnauthorized();
    if (outcome === 'sent') {
      attempt = 0;
      continue;
    }
    attempt += 1;
    await sending.pause(attempt, outcome.seconds);
  }
}

type Outcome = 'sent' | 'unauthorized' | { seconds: number | null };

async function trySending(sending: Sending, entry: QueueEntry): Promise<Outcome> {
  let result: CounterResult;
  try {
    result = await sending.send(entry);
  } catch (error) {
    return afterRefusal(sending, entry, error);
  }
  await sending.settle(entry, result);
  return 'sent';
}

async function afterRefusal(sending: Sending, entry: QueueEntry, error: unknown): Promise<Outcome> {
  if (error instanceof ResponseError) {
    if (error.status === 401) return 'unauthorized';
    if (error.status === 429) return { seconds: error.retryAfter ?? 30 };
    if (error.status < 500) {
      await sending.update({ ...entry, problem: error.id });
      return 'sent';
    }
  } else if (!(error instanceof TypeError)) {
    // An answer that cannot be read: whether it was done, a person has to look.
    await sending.update({ ...entry, problem: 'UNKNOWN' });
    return 'sent';
  }
  await sending.update({ ...entry, action: asQueued(entry.action) });
  return { seconds: null };
}

/** From now on the server may answer with a task instead of a refusal: nobody stands at the counter any more. */
function asQueued(action: CounterAction): CounterAction {
  return { ...action, queued: true };
}

const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;

/** 1, 2, 4 … 60 seconds. */
export function pauseSeconds(attempt: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempt - 1));
}
