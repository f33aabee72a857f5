import type { StashpointSummary } from '@cubby/api';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Stay } from '../stay/stay.ts';

/** A place as its card showed it, and the stay that the card's price is for. */
export interface Seen {
  stashpoint: StashpointSummary;
  stay: Stay;
}

/** The state in the history's entry of a place's page: another stay or place is another entry, and keeps nothing. */
export interface SeenState {
  seen?: Seen;
}

/** Returns what the card showed that led to a place's page; undefined if none did, or the stay has changed since. */
export function useSeen(id: string): Seen | undefined {
  const state = useHistoryState<SeenState | null>();
  return state?.seen?.stashpoint.id === id ? state.seen : undefined;
}
