import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** Who comes, goes and is inside at a place today and tomorrow, and which tags it has. */
export function useCounterDay(id: string) {
  return useQuery({ queryKey: ['counter', id], queryFn: () => api.getCounterDay({ params: { id } }), retry: false });
}

export function useInvalidateCounterDay(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['counter', id] });
}
