import { useApi } from '../lib/api/api.ts';

/**
 * Who had the bags of a booking when, the earliest first; `pass` is for whoever came without signing in. Without an id
 * nothing is asked.
 */
export function useCustody(id: string | null, pass: string | null) {
  return useApi('getCustody', id === null ? null : { params: { id }, ...(pass && { query: { pass } }) });
}
