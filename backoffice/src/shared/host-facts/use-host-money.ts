import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** What a host has earned and not been paid, and what was. */
export function useHostMoney(hostId: string) {
  return useQuery({
    queryKey: ['host-money', hostId],
    queryFn: () => api.getHostMoney({ params: { id: hostId } }),
  });
}
