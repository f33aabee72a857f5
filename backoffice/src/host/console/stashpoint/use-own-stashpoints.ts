import type { AdminStashpoint } from '@cubby/api';
import { useGetList, useStore } from 'ra-core';

/** More places than any host has. */
const ALL = 50;

/** A host's places and the selected one, which is remembered so that every screen shows the same place. */
export function useOwnStashpoints() {
  const { data, error, refetch } = useGetList<AdminStashpoint>('stashpoints', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'name', order: 'ASC' },
  });
  const [chosen, choose] = useStore<string | null>('stashpoint', null);
  // Most pages here are about a counter, and a locker bank has none.
  const first = data?.find(({ storage_type }) => storage_type === 'staffed') ?? data?.[0];
  return { stashpoints: data, error, refetch, stashpoint: data?.find(({ id }) => id === chosen) ?? first, choose };
}
