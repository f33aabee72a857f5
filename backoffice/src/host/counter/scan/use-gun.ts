import { useEffect, useEffectEvent } from 'react';

/** No hand types this fast, and a gun is never slower. */
const FASTEST_HAND_MS = 45;
const SHORTEST_CODE = 2;

/**
 * Reads what a bar-code gun types, wherever the focus is: letters in quick succession, ended by Enter. What it has typed
 * into a field on the way is taken out again, and its Enter presses no button.
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

/** A field forgets what the gun typed into it, and its owner hears of that as of any typing. */
function takeOut(target: EventTarget | null, text: string): void {
  if (!(target instanceof HTMLInputElement) || !target.value.endsWith(text)) return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(target, target.value.slice(0, -text.length));
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
