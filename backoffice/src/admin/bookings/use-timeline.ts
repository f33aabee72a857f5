import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { api } from '../../lib/api.ts';

const keyOf = (id: string) => ['timeline', id];

export function useTimeline(id: string) {
  return useQuery({ queryKey: keyOf(id), queryFn: () => api.getBookingTimeline({ params: { id } }) });
}

/** Reads a booking and what happened to it anew, after something was done. */
export function useRenewBooking(id: string): () => Promise<void> {
  const refresh = useRefresh();
  const queries = useQueryClient();
  return async () => {
    refresh();
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  };
}
