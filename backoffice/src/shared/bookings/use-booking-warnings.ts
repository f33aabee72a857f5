import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Loads what staff should act on first; it is reloaded with the booking. */
export function useBookingWarnings(id: string) {
  const queryFn = () => api.getBookingWarnings({ params: { id } });
  return useQuery({ queryKey: ['booking', id, 'warnings'], queryFn, retry: false });
}
