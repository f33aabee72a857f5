import { useSyncExternalStore } from 'react';

const KEY = 'cubby.stashpoint';
/** Announced within a tab; the browser tells the others. */
const CHOSEN = 'cubby-stashpoint';

/** Returns the place chosen on this device, at the counter or in the console; null if none is yet. */
export function chosenStashpoint(): string | null {
  return window.localStorage.getItem(KEY);
}

export function chooseStashpoint(id: string): void {
  window.localStorage.setItem(KEY, id);
  window.dispatchEvent(new Event(CHOSEN));
}

export function useChosenStashpoint(): string | null {
  return useSyncExternalStore(subscribe, chosenStashpoint);
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', CHOSEN]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', CHOSEN]) window.removeEventListener(event, listener);
  };
}
