import { readOnlyMode } from '@cubby/api/client';
import { useSyncExternalStore } from 'react';

/** Tells whether the server can only be read at the moment. */
export function useReadOnly(): boolean {
  return useSyncExternalStore(readOnlyMode.subscribe, () => readOnlyMode.isOn);
}
