import { useStore } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  on: boolean;
  setOn: (on: boolean) => void;
}

/**
 * Single-key shortcuts for the whole page. They can be switched off (WCAG 2.1.4), and are inactive while typing, while
 * a dialog is open, for a key that is held down, and when a modifier marks the key as meant for the browser.
 */
export function useShortcuts(keys: Record<string, () => void>, awake: boolean): Shortcuts {
  const [on, setOn] = useStore('approval.shortcuts', true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on || !awake) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [on, awake]);
  return { on, setOn };
}

/** Tells whether the focus is in a field, in a list, in a dialog, or on the map, which uses the arrow keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, canvas, [role=dialog]') !== null
  );
}
