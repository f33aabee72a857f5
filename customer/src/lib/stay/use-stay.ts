import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useMinute } from '../rendering/use-minute.ts';
import { usePageTime } from '../rendering/use-page-time.ts';
import { earliestDropoff, readStay, type Stay } from './stay.ts';

interface StayAt {
  stay: Stay;
  /** The time the stay was read at. */
  now: Date;
}

/** Returns the stay in the address, which does not change while the page is open: its price has been agreed on. */
export function useStay(timezone: string): StayAt {
  return useStayAt(timezone, usePageTime());
}

/**
 * Returns the stay in the address, for pages on which it can still be chosen: a drop-off that passes while the page is
 * open becomes the next possible one, as when the page is opened again.
 */
export function useComingStay(timezone: string): StayAt {
  const minute = useMinute();
  const [now, setNow] = useState(minute);
  if (earliestDropoff(timezone, now) !== earliestDropoff(timezone, minute)) setNow(minute);
  return useStayAt(timezone, now);
}

function useStayAt(timezone: string, now: Date): StayAt {
  const search = useSearch();
  const stay = useMemo(() => readStay(search, timezone, now), [search, timezone, now]);
  return { stay, now };
}
