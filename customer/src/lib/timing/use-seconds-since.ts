import { useEffect, useState } from 'react';

/** Returns the whole seconds since a moment (milliseconds since 1970), updated every second. */
export function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - moment) / 1000));
}
