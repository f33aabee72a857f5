import type { PlaceShort } from '@cubby/api';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** All cities, by name in the reader's alphabet; there are a few dozen, and they hardly change. */
export function useCities(): readonly PlaceShort[] {
  const { data = [] } = useQuery({ queryKey: ['cities'], queryFn: readAll, staleTime: 300_000 });
  return data;
}

async function readAll(): Promise<PlaceShort[]> {
  const cities: PlaceShort[] = [];
  for (let page = 1; ; page += 1) {
    const { items, has_next } = await api.listCities({ query: { page, per_page: 50 } });
    cities.push(...items);
    if (!has_next) return cities.sort((a, b) => a.name.localeCompare(b.name));
  }
}
