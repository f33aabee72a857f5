import { useEffect, useState } from 'react';

/** Seconds that are left of `from`, and how to begin again. */
export function useCountdown(from: number): [seconds: number, restart: () => void] {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return;
    const tick = window.setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => window.clearTimeout(tick);
  }, [seconds]);
  return [seconds, () => setSeconds(from)];
}
