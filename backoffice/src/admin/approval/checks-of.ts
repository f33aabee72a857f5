import type { AdminStashpoint } from '@cubby/api';
import { api } from '../../lib/api/api.ts';

/** How a place compares with the rest of the network, asked for once for each of its versions. */
export function checksOf({ id, version }: Pick<AdminStashpoint, 'id' | 'version'>) {
  return { queryKey: ['checks', id, version], queryFn: () => api.getStashpointChecks({ params: { id } }) };
}
