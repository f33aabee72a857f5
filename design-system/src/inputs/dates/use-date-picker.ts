import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadedPicker } from './LoadedDateField.tsx';

/** The way a visitor reached a field while its picker was loading: the picker then opens, or takes the focus. */
export type Entry = 'press' | 'focus';

/** The loaded pickers by locale; null after a failure. */
const pickers = new Map<string, LoadedPicker | null>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Loads the picker, which is larger than the rest of a search card: at once, or as soon as anything in the form around
 * `field` has the focus. Server and browser first render the same box without it.
 */
export function useDatePicker(locale: string, field?: RefObject<Element | null>) {
  const picker = useSyncExternalStore(
    subscribe,
    () => pickers.get(locale),
    () => undefined,
  );
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    if (!field) return load(locale);
    const form = field.current?.closest('form, details, section') ?? field.current;
    if (form?.contains(document.activeElement)) return load(locale);
    const start = () => load(locale);
    form?.addEventListener('focusin', start, { once: true });
    return () => form?.removeEventListener('focusin', start);
  }, [locale, field]);
  const enter = (how: Entry) => {
    setEntry(how);
    load(locale);
  };
  return { picker, entry, enter, leave: () => setEntry(null) };
}

function load(locale: string): void {
  if (asked.has(locale)) return;
  asked.add(locale);
  import('./LoadedDateField.tsx')
    .then(({ loadPicker }) => loadPicker(locale))
    .catch(() => null)
    .then((picker) => {
      pickers.set(locale, picker);
      for (const listener of listeners) listener();
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
