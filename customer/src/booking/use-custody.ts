import { useApi } from '../lib/api/api.ts';

/** Who had the bags of a booking when, the earliest first; `pass` is for whoever came without signing in. */
export function useCustody(bookingId: string, pass: string | null) {
  return useApi('getCustody', { params: { id: bookingId }, ...(pass && { query: { pass } }) });
}
