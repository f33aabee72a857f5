import type { CounterAction, PassStay } from '@cubby/api';

/** An action at a counter that the server does not have yet. */
export interface QueuedAction {
  action: CounterAction;
  stashpointId: string;
  /** The user who took it: it is only sent under their name. */
  userId: string;
  /** The user's email address, to say who has to sign in again. */
  userEmail: string;
  /** The traveller's name for the list of failed actions, because the booking may no longer be there. */
  name: string;
  /** The reason the server refused it. A person then has to decide, and later entries are not blocked. */
  problem: string | null;
  /** The stay of the pass that was scanned for it, if the server had not sent the booking yet. */
  stay?: PassStay;
  /** The number of attempts that failed on the server. */
  failures?: number;
}

export interface QueueEntry extends QueuedAction {
  /** Its position in the queue. */
  seq: number;
}

/** The problem of an action that failed on the server several times. It is sent again only on request. */
export const SET_ASIDE = 'SET_ASIDE';

/** Returns the next action to send: the first whose booking has none before it that was set aside. */
export function nextToSend(queue: readonly QueueEntry[]): QueueEntry | null {
  const blocked = new Set(queue.flatMap(({ problem, action }) => (problem === SET_ASIDE ? action.booking_id : [])));
  return waiting(queue).find(({ action }) => !blocked.has(action.booking_id)) ?? null;
}

/** Returns the unsent actions, in order. */
export function waiting(queue: readonly QueueEntry[]): QueueEntry[] {
  return queue.filter(({ problem }) => problem === null);
}
