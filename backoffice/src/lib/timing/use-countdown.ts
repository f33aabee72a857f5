import { useEffect, useState } from 'react';

/** Seconds left of `from`, and a function to restart. */
export function useCountdown(from: number): [seconds: number, restart: () => void] {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return;
    const tick = window.setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => window.clearTimeout(tick);
  }, [seconds]);
  return [seconds, () => setSeconds(from)];
}
