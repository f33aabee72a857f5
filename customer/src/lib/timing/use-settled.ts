import { TIMING } from '@cubby/api';
import { useEffect, useState } from 'react';

/** Returns a value that has stopped changing: the last one unchanged for `delayMs`. */
export function useSettled<T>(value: T, delayMs: number = TIMING.debounceMs): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
