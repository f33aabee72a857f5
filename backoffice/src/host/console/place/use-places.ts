import type { AdminStashpoint } from '@cubby/api';
import { useGetList, useStore } from 'ra-core';

/** More places than any host of ours runs. */
const ALL = 50;

/** A host's places, and the one they are busy with: remembered, so that every screen is about the same one. */
export function usePlaces() {
  const { data, error, refetch } = useGetList<AdminStashpoint>('stashpoints', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'name', order: 'ASC' },
  });
  const [chosen, choose] = useStore<string | null>('place', null);
  // Most of what one does here is about a counter, and a bank of lockers has none.
  const first = data?.find(({ storage_type }) => storage_type === 'staffed') ?? data?.[0];
  return { places: data, error, refetch, place: data?.find(({ id }) => id === chosen) ?? first, choose };
}
