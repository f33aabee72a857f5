import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** The host one is. */
export function useOwnHost() {
  return useQuery({ queryKey: ['host', 'me'], queryFn: () => api.getHost({ params: { id: 'me' } }), retry: false });
}
