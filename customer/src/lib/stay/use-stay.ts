import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { usePageTime } from '../rendering/use-page-time.ts';
import { readStay, type Stay } from './stay.ts';

/** Returns the stay in the address, and the time it was read at, which does not change while the page is open. */
export function useStay(timezone: string): { stay: Stay; now: Date } {
  const search = useSearch();
  const now = usePageTime();
  const stay = useMemo(() => readStay(search, timezone, now), [search, timezone, now]);
  return { stay, now };
}
