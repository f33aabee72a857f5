import { createContext, use, useSyncExternalStore } from 'react';
import type { CounterState } from './counter-state.ts';
import type { CounterStore } from './counter-store.ts';

export const CounterContext = createContext<CounterStore | null>(null);

/** Returns the store of the counter's actions. */
export function useStore(): CounterStore {
  const store = use(CounterContext);
  if (!store) throw new Error('useStore needs a counter above it.');
  return store;
}

/** Returns the current state of the counter. */
export function useCounter(): CounterState {
  const { tab } = useStore();
  return useSyncExternalStore(tab.subscribe, tab.getState);
}
