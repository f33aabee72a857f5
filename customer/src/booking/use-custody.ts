import { useApi } from '../lib/api/api.ts';

/**
 * Returns a booking's chain of custody, oldest first; `pass` is for travellers who are not signed in. Without an id
 * nothing is requested.
 */
export function useCustody(id: string | null, pass: string | null) {
  return useApi('getCustody', id === null ? null : { params: { id }, ...(pass && { query: { pass } }) });
}
