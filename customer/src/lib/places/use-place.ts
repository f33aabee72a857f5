import type { PlaceDetail } from '@cubby/api';
import { useApi } from '../api/api.ts';

/** Returns the place at an address below the luggage-storage segment, in any language; `missing` if there is none. */
export function usePlace(route: string | null): { place: PlaceDetail | undefined; missing: boolean; error: unknown } {
  const found = useApi('listLocations', route ? { query: { route, per_page: 1 } } : null);
  const id = found.data?.items[0]?.id;
  const detail = useApi('getCity', id ? { params: { id } } : null);
  return { place: detail.data, missing: found.data?.items.length === 0, error: found.error ?? detail.error };
}
