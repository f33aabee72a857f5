import type { CounterResult, OwnDevice } from '@cubby/api';
import type { Link } from '../live/follow-stashpoint.ts';
import type { Lock } from './counter-state.ts';

/** The outcome of an action. `problem` is the reason the server refused it as a whole. */
export type Outcome = { result: CounterResult } | { problem: string };

/** Messages between the tabs of a device. */
export type Message =
  /** The day or the queue on the device has changed. */
  | { kind: 'changed' }
  | { kind: 'queued' }
  | { kind: 'stashpoint'; stashpointId: string }
  | { kind: 'link'; link: Link; heardAt: string | null; failure: string | null }
  | { kind: 'outcome'; actionId: string; outcome: Outcome }
  /** A tab has just opened and needs the current state. */
  | { kind: 'hello' }
  /** Another person has signed in at this device, or the last one has left. */
  | { kind: 'shared'; shared: OwnDevice; sentHome: string | null }
  | { kind: 'lock'; lock: Lock | null }
  | { kind: 'signed-out' };
