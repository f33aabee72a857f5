import type { PlaceShort } from '@cubby/api';
import { useEffect, useState } from 'react';
import { useApi } from '../api.ts';

const PAUSE_MS = 220;
const SHOWN = 7;

/** Places that fit what is being typed, asked for once the typing pauses; the last answer stays until the next. */
export function useSuggestions(typed: string, active: boolean): PlaceShort[] {
  const [query, setQuery] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useApi('listLocations', active ? { query: { query, per_page: SHOWN } } : null, {
    keepPreviousData: true,
  });
  return data?.items ?? [];
}
