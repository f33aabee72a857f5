import { serverClock } from '@cubby/api/client';
import { startTransition, useEffect, useState } from 'react';
import { usePageTime } from './use-page-time.ts';

/**
 * Returns the server's time, updated every half minute: a pass stays open on a phone for hours, and the permitted
 * actions change.
 */
export function useMinute(): Date {
  const opened = usePageTime();
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const look = () => startTransition(() => setNow(serverClock.now()));
    look();
    const timer = setInterval(look, 30_000);
    const stopHearing = serverClock.subscribe(look);
    return () => {
      clearInterval(timer);
      stopHearing();
    };
  }, []);
  return now;
}
