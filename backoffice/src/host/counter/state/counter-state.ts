import type { CounterDay, CounterPlace, OwnDevice } from '@cubby/api';
import type { Link } from '../live/follow-place.ts';
import type { WaitingPhoto } from '../photos/photo-store.ts';
import { applyAction } from '../queue/apply-action.ts';
import { type QueueEntry, waiting } from '../queue/queued-action.ts';
import type { Outcome } from './channel.ts';

/** What a tab knows. */
export interface CounterState {
  /** Until the device's memory has been read, nothing is known at all. */
  isOpen: boolean;
  places: readonly CounterPlace[] | null;
  placeId: string | null;
  /** The day as the server told it last. */
  day: CounterDay | null;
  /** When it was last in step with the server. */
  heardAt: string | null;
  link: Link;
  /** Why nothing could be had: an error's id. */
  failure: string | null;
  queue: readonly QueueEntry[];
  /** Photos of bags that have still to be sent. */
  photos: readonly WaitingPhoto[];
  /** What became of what was done in this visit, by the action's id. */
  outcomes: Readonly<Record<string, Outcome>>;
  /** A counter’s own device, which several people share; null where somebody has signed in by themselves. */
  shared: OwnDevice | null;
  /** Who stood here until the server said that they do not any more. */
  sentHome: string | null;
  /** This device was taken off its counter, and still holds what was never sent. */
  isUnpaired: boolean;
  /** The session has ended, and nothing goes on without another. */
  isSignedOut: boolean;
}

export const NOTHING_YET: CounterState = {
  isOpen: false,
  places: null,
  placeId: null,
  day: null,
  heardAt: null,
  link: 'connecting',
  failure: null,
  queue: [],
  photos: [],
  outcomes: {},
  shared: null,
  sentHome: null,
  isUnpaired: false,
  isSignedOut: false,
};

/** The day as it is at this counter: with what was done here and is not known to the server yet. */
export function shownDay({ day, queue }: Pick<CounterState, 'day' | 'queue'>): CounterDay | null {
  if (!day) return null;
  return waiting(queue)
    .filter(({ stashpointId }) => stashpointId === day.stashpoint.id)
    .reduce((known, { action }) => applyAction(known, action), day);
}
