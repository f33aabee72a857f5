import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** Returns the time, updated often enough that no one appears late who is on time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
