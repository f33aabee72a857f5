import type { AdminStashpoint } from '@cubby/api';
import { api } from '../../lib/api/api.ts';

/** Compares a place with the rest of the network; requested once for each version of the place. */
export function checksOf({ id, version }: Pick<AdminStashpoint, 'id' | 'version'>) {
  return { queryKey: ['checks', id, version], queryFn: () => api.getStashpointChecks({ params: { id } }) };
}
