import type { PlaceShort } from '@cubby/api';
import { useApi } from '../api/api.ts';
import { useSettled } from '../timing/use-settled.ts';

/** Shorter than the usual pause: whoever types a city looks for its name to appear. */
const PAUSE_MS = 220;
const SHOWN = 7;

/** Places that fit what is being typed, asked for once the typing pauses; the last answer stays until the next. */
export function useSuggestions(typed: string, active: boolean): PlaceShort[] {
  const query = useSettled(typed, PAUSE_MS);
  const { data } = useApi('listLocations', active ? { query: { query, per_page: SHOWN } } : null, {
    keepPreviousData: true,
  });
  return data?.items ?? [];
}
