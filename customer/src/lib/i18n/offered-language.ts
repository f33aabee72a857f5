import { type Language, spokenLanguage } from '@cubby/api';
import { deviceStorage } from '@cubby/api/client';
import { useSyncExternalStore } from 'react';

const STORED_AS = 'cubby.language';
const listeners = new Set<() => void>();

/** Remembers that the visitor has chosen a language: from then on none is offered. */
export function rememberLanguageChosen(): void {
  deviceStorage.setItem(STORED_AS, 'chosen');
  for (const listener of listeners) listener();
}

/** The browser's language among ours, unless it is the page's or one has been chosen; only in the browser. */
export function useOfferedLanguage(shown: Language): Language | null {
  const spoken = useSyncExternalStore<Language | null>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (deviceStorage.getItem(STORED_AS) ? null : spokenLanguage(navigator.language)),
    () => null,
  );
  return spoken === shown ? null : spoken;
}
