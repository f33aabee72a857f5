import { useEffect, useState } from 'react';
import { usePageTime } from '../../lib/rendering/use-page-time.ts';

/** The time, every half minute: a pass lies open on a phone for hours, and what one may do changes meanwhile. */
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
