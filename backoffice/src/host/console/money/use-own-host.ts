import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** Loads the signed-in user's host record. */
export function useOwnHost() {
  return useQuery({ queryKey: ['host', 'me'], queryFn: () => api.getHost({ params: { id: 'me' } }), retry: false });
}
