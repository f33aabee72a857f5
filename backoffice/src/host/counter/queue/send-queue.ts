import type { CounterAction, CounterResult } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { type QueueEntry, SET_ASIDE } from './queued-action.ts';

/** The dependencies of the queue. */
export interface Sending {
  /** Returns the next entry to send, or null. */
  next: () => Promise<QueueEntry | null>;
  send: (entry: QueueEntry) => Promise<CounterResult>;
  /** Removes an entry from the queue and stores its outcome. */
  settle: (entry: QueueEntry, result: CounterResult) => Promise<void>;
  update: (entry: QueueEntry) => Promise<void>;
  /** Pauses before the next try; `attempt` counts from 1. */
  pause: (attempt: number, seconds: number | null) => Promise<void>;
  /** Called when the session has ended: nothing is sent until the next sign-in. */
  onUnauthorized: () => void;
  isOver: () => boolean;
}

/**
 * Sends the queue in order, one action at a time, until it is empty. An action without a response is retried with the
 * same id after growing pauses, because the server runs each id once; one that is refused as a whole needs a person's
 * decision and lets the others pass. So does one that the server keeps failing on, except for later actions of the same
 * booking. No action is ever dropped.
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
    // An unreadable response does not say whether the action took place, so a person has to check.
    await sending.update({ ...entry, problem: 'UNKNOWN' });
    return 'sent';
  }
  const queued = { ...entry, action: asQueued(entry.action) };
  // An outage is independent of the action; a server error may be caused by it.
  const failures = (entry.failures ?? 0) + (error instanceof ResponseError && error.status === 500 ? 1 : 0);
  if (failures >= MAX_FAILURES) {
    await sending.update({ ...queued, problem: SET_ASIDE, failures: 0 });
    return 'sent';
  }
  await sending.update({ ...queued, failures });
  const isReadOnly = error instanceof ResponseError && error.id === 'READ_ONLY';
  return { seconds: isReadOnly ? error.retryAfter : null };
}

/**
 * Marks an action as queued: from now on the server may answer with a task instead of a refusal, because no one is at
 * the counter to see it.
 */
function asQueued(action: CounterAction): CounterAction {
  return { ...action, queued: true };
}

/** With the pauses in between, about two minutes. */
const MAX_FAILURES = 8;
const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;

/** Returns 1, 2, 4 … 60 seconds. */
export function pauseSeconds(attempt: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempt - 1));
}
