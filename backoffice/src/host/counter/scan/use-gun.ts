import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between keys: faster than anyone types, and slower than any barcode scanner. */
const FASTEST_HAND_MS = 45;
const SHORTEST_CODE = 2;

/**
 * Reads input from a barcode scanner, wherever the focus is: characters in quick succession, ended by Enter. Characters
 * that went into a field are removed again, and the Enter presses no button.
 */
export function useGun(onScan: (text: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isFast = event.timeStamp - last < FASTEST_HAND_MS;
      if (event.key === 'Enter') {
        const text = isFast ? typed : '';
        typed = '';
        if (text.length < SHORTEST_CODE) return;
        event.preventDefault();
        event.stopPropagation();
        takeOut(event.target, text);
        scan(text);
        return;
      }
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed = isFast ? typed + event.key : event.key;
      last = event.timeStamp;
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Removes the scanned characters from a field, which notifies its owner like any typing. */
function takeOut(target: EventTarget | null, text: string): void {
  if (!(target instanceof HTMLInputElement) || !target.value.endsWith(text)) return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(target, target.value.slice(0, -text.length));
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
