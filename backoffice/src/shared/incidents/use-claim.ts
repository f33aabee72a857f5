import type { AdminIncident } from '@cubby/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Reads the claim of a case; nothing for a report of a place. */
export function useClaim({ id, kind }: Pick<AdminIncident, 'id' | 'kind'>) {
  return useQuery({
    queryKey: ['claims', id],
    queryFn: () => api.getClaimCase({ params: { id } }),
    enabled: kind === 'claim',
  });
}
