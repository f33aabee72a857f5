import type { Position } from '@cubby/api';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export interface CityChoice {
  id: string;
  name: string;
  country: string;
  center: Position;
}

/** Returns all cities, by country and name. They hardly ever change. */
export function useCities(): CityChoice[] {
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: () => api.listCountries({ query: { per_page: 50 } }),
    staleTime: 60_000,
  });
  const cities = (data?.items ?? []).flatMap((country) =>
    country.cities.map(({ id, name, center }) => ({ id, name, center, country: country.name })),
  );
  return cities.sort((a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name));
}
