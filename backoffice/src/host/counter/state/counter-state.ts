import type { CounterDay, CounterStashpoint, OwnDevice, PassStay } from '@cubby/api';
import type { Link } from '../live/follow-stashpoint.ts';
import type { WaitingPhoto } from '../photos/photo-store.ts';
import { applyAction, applyTags } from '../queue/apply-action.ts';
import { type QueueEntry, SET_ASIDE } from '../queue/queued-action.ts';
import { withStays } from '../scan/provisional.ts';
import type { Message, Outcome } from './message.ts';

export type Lock = 'locked' | 'unchecked';

/** The state of a tab. */
export interface CounterState {
  /** False until the device's storage has been read. */
  isOpen: boolean;
  stashpoints: readonly CounterStashpoint[] | null;
  stashpointId: string | null;
  /** The day as last sent by the server. */
  day: CounterDay | null;
  /** The time it was last in sync with the server. */
  heardAt: string | null;
  link: Link;
  /** The reason loading failed: an error's id. */
  failure: string | null;
  queue: readonly QueueEntry[];
  /** The stays of scanned passes, as the server may not have sent it yet; the latest scan last. */
  stays: readonly PassStay[];
  /** Photos of bags not sent yet. */
  photos: readonly WaitingPhoto[];
  /** The outcomes of this visit's actions, by action id. */
  outcomes: Readonly<Record<string, Outcome>>;
  /** A shared counter device with its people; null if a user is signed in with their own account. */
  shared: OwnDevice | null;
  /**
   * `locked`: a shared device asks for a PIN, although the server still knows its person. `unchecked`: that person went
   * on offline without one.
   */
  lock: Lock | null;
  /** The person who was signed in here until the server ended it. */
  sentHome: string | null;
  /** True if this device was unpaired while it held unsent actions. */
  isUnpaired: boolean;
  /** True once the session has ended: nothing continues without another one. */
  isSignedOut: boolean;
}

export const NOTHING_YET: CounterState = {
  isOpen: false,
  stashpoints: null,
  stashpointId: null,
  day: null,
  heardAt: null,
  link: 'connecting',
  failure: null,
  queue: [],
  stays: [],
  photos: [],
  outcomes: {},
  shared: null,
  lock: null,
  sentHome: null,
  isUnpaired: false,
  isSignedOut: false,
};

/** Returns the day as shown at this counter: with the actions the server does not have yet. */
export function shownDay({ day, queue, stays }: Pick<CounterState, 'day' | 'queue' | 'stays'>): CounterDay | null {
  if (!day) return null;
  const entries = queue.filter(({ stashpointId }) => stashpointId === day.stashpoint.id);
  const scanned = withStays(day, [...stays, ...entries.flatMap(({ stay }) => stay ?? [])]);
  return entries.reduce((known, { action, problem }) => {
    // An action that was set aside may still be accepted.
    const isOpen = problem === null || problem === SET_ASIDE;
    return (isOpen ? applyAction : applyTags)(known, action);
  }, scanned);
}

/** Returns the state after a message of this tab or another. */
export function afterMessage(state: CounterState, message: Message): CounterState {
  switch (message.kind) {
    case 'stashpoint': {
      const { stashpointId } = message;
      return { ...state, stashpointId, day: null, heardAt: null, failure: null, link: 'connecting' };
    }
    case 'link': {
      const { link, heardAt, failure } = message;
      return { ...state, link, heardAt: heardAt ?? state.heardAt, failure };
    }
    case 'outcome':
      return { ...state, outcomes: { ...state.outcomes, [message.actionId]: message.outcome } };
    case 'shared': {
      const { shared, sentHome } = message;
      const known = { ...state, shared, sentHome };
      if (!shared.person) return { ...known, day: null, stashpoints: null, outcomes: {} };
      return shared.person.id === state.shared?.person?.id ? known : { ...known, failure: null };
    }
    case 'lock':
      return { ...state, lock: message.lock };
    default:
      return state;
  }
}
