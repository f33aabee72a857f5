import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** Loads a place's arrivals, pick-ups and bags in storage of today and tomorrow, and its tags. */
export function useCounterDay(id: string) {
  return useQuery({ queryKey: ['counter', id], queryFn: () => api.getCounterDay({ params: { id } }), retry: false });
}

export function useInvalidateCounterDay(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['counter', id] });
}
