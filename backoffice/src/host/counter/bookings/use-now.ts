import { serverClock } from '@cubby/api/client';
import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** Returns the server's time, updated often enough that no one appears late who is on time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const look = () => setNow(serverClock.now());
    const timer = setInterval(look, STEP_MS);
    const stopHearing = serverClock.subscribe(look);
    return () => {
      clearInterval(timer);
      stopHearing();
    };
  }, []);
  return now;
}
