import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Loads a host's unpaid earnings and past payouts. */
export function useHostMoney(hostId: string) {
  return useQuery({
    queryKey: ['host-money', hostId],
    queryFn: () => api.getHostMoney({ params: { id: hostId } }),
  });
}
