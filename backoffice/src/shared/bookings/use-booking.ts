import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Loads a whole booking, which has more fields than its row in the list. */
export function useBooking(id: string) {
  const queryFn = () => api.getBooking({ params: { id } });
  return useQuery({ queryKey: ['booking', id], queryFn, retry: false });
}

export function useTimeline(id: string) {
  const queryFn = () => api.getBookingTimeline({ params: { id } });
  return useQuery({ queryKey: ['booking', id, 'timeline'], queryFn });
}

/** Returns a function that reloads a booking, its timeline and its row in the list after an action. */
export function useInvalidateBooking(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['booking', id] });
    await queries.invalidateQueries({ queryKey: ['bookings'] });
  };
}
