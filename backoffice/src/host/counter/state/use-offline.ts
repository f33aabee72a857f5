import { useSyncExternalStore } from 'react';
import { useCounter } from './use-counter.ts';

/** Tells whether the server is out of reach: by the last answers, or at once by the device itself. */
export function useOffline(): boolean {
  const { link } = useCounter();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return link === 'offline' || !isOnline;
}

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
