import { createContext, use, useSyncExternalStore } from 'react';
import type { CounterState } from './counter-state.ts';
import type { CounterStore } from './counter-store.ts';

export const CounterContext = createContext<CounterStore | null>(null);

/** What can be done at the counter. */
export function useStore(): CounterStore {
  const store = use(CounterContext);
  if (!store) throw new Error('useStore needs a counter above it.');
  return store;
}

/** What the counter knows now. */
export function useCounter(): CounterState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.getState);
}
