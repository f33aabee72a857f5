import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The time, often enough that nobody is late on the screen who is not at the door. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
