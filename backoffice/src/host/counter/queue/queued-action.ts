import type { CounterAction } from '@cubby/api';

/** Something done at a counter that the server does not know of yet. */
export interface QueuedAction {
  action: CounterAction;
  stashpointId: string;
  /** Who did it: it is sent in nobody else's name. */
  userId: string;
  /** Who that is, for whoever has to sign in again. */
  userEmail: string;
  /** For a list of what could not be done: the booking may be gone by then. */
  name: string;
  /** Why the server would not take it. It waits for a person then, and holds up nothing behind it. */
  problem: string | null;
}

export interface QueueEntry extends QueuedAction {
  /** Its place in the order. */
  seq: number;
}

/** What is still to be sent, in its order. */
export function waiting(queue: readonly QueueEntry[]): QueueEntry[] {
  return queue.filter(({ problem }) => problem === null);
}
