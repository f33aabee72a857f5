import { useEffect, useEffectEvent } from 'react';
import { keyAtPosition } from './key-position.ts';

/** Faster than anyone types two keys. */
const FASTEST_HAND_MS = 45;
/** Slower than any scanner, and faster than anyone types a code: long, ended by Enter, or where there is no field. */
export const SLOWEST_SCANNER_MS = 80;
const LONG_CODE = 8;
const SHORTEST_CODE = 2;
/** The shortest code of a slow scanner, or of one that sends no Enter, outside a field. */
const SHORTEST_UNSURE = 3;
/** Without an Enter a code ends here. */
const PAUSE_MS = 150;

/** A code from a barcode scanner, which presses keys of a keyboard whose layout the device may see otherwise. */
export interface Scan {
  /** As this device's layout reads it. */
  typed: string;
  /** As a US keyboard reads the positions of its keys, which is what scanners mean when they leave the factory. */
  byPosition: string;
  hasEnter: boolean;
  isCapsLocked: boolean;
}

/** Returns the ways to read a scan, the device's own first. */
export function textsOf({ typed, byPosition }: Scan): string[] {
  return [...new Set([typed, byPosition])];
}

/**
 * Reads input from a barcode scanner, wherever the focus is: keys in quick succession, ended by Enter or by a pause. What
 * went into a field is removed again, and the Enter presses no button.
 */
export function useGun(onScan: (scan: Scan) => void): void {
  const hear = useEffectEvent(onScan);
  useEffect(() => {
    let scan: Scan = { typed: '', byPosition: '', hasEnter: false, isCapsLocked: false };
    let field: { element: HTMLInputElement; before: string } | null = null;
    let keys = 0;
    let [last, slowest] = [Number.NEGATIVE_INFINITY, 0];
    let pause: ReturnType<typeof setTimeout> | undefined;

    const begin = ({ target }: KeyboardEvent) => {
      scan = { typed: '', byPosition: '', hasEnter: false, isCapsLocked: false };
      field = target instanceof HTMLInputElement ? { element: target, before: target.value } : null;
      [keys, slowest] = [0, 0];
    };
    const end = (hasEnter: boolean): boolean => {
      clearTimeout(pause);
      const unsure = hasEnter || !field ? SHORTEST_UNSURE : LONG_CODE;
      const isScan =
        keys >= unsure ? slowest < SLOWEST_SCANNER_MS : hasEnter && keys >= SHORTEST_CODE && slowest < FASTEST_HAND_MS;
      keys = 0;
      if (!isScan) return false;
      if (field) write(field.element, field.before);
      hear({ ...scan, hasEnter });
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const gap = event.timeStamp - last;
      if (event.key === 'Enter') {
        slowest = Math.max(slowest, gap);
        if (!end(true)) return;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const atPosition = keyAtPosition(event);
      if (atPosition === '') return;
      if (keys === 0 || gap >= SLOWEST_SCANNER_MS) begin(event);
      else slowest = Math.max(slowest, gap);
      last = event.timeStamp;
      keys += 1;
      scan.typed += event.key.length === 1 ? event.key : '';
      scan.byPosition += atPosition;
      scan.isCapsLocked = event.getModifierState('CapsLock');
      clearTimeout(pause);
      pause = setTimeout(() => end(false), PAUSE_MS);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(pause);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

/** Writes into a field, which notifies its owner like any typing. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
