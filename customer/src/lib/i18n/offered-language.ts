import { LANGUAGES, type Language } from '@cubby/api';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/storage.ts';

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

/** Our language for a browser's tag, such as German for `de-AT`; null if we have none. */
function spokenLanguage(tag: string): Language | null {
  const [language] = tag.toLowerCase().split('-');
  return LANGUAGES.find((ours) => ours === language) ?? null;
}
