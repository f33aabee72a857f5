import type { AdminStashpoint } from '@cubby/api';
import { useGetList } from 'ra-core';
import { useEffect } from 'react';
import { chooseStashpoint, useChosenStashpoint } from '../../../lib/session/chosen-stashpoint.ts';

/** More places than any host has. */
const ALL = 50;

/** A host's places and the selected one, which is remembered so that the counter and every screen show the same place. */
export function useOwnStashpoints() {
  const { data, error, refetch } = useGetList<AdminStashpoint>('stashpoints', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'name', order: 'ASC' },
  });
  const chosen = useChosenStashpoint();
  // Most pages here are about a counter, and a locker bank has none.
  const first = data?.find(({ storage_type }) => storage_type === 'staffed') ?? data?.[0];
  // The first opening chooses for the counter as well.
  useEffect(() => {
    if (chosen === null && first) chooseStashpoint(first.id);
  }, [chosen, first]);
  return {
    stashpoints: data,
    error,
    refetch,
    stashpoint: data?.find(({ id }) => id === chosen) ?? first,
    choose: chooseStashpoint,
  };
}
