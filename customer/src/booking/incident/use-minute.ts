import { useEffect, useState } from 'react';
import { usePageTime } from '../../lib/rendering/use-page-time.ts';

/**
 * Returns the time, updated every half minute: a pass stays open on a phone for hours, and the permitted actions
 * change.
 */
export function useMinute(): Date {
  const opened = usePageTime();
  const [now, setNow] = useState(opened);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
