import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** A whole booking: more than the row that the list has of it. */
export function useBooking(id: string) {
  const queryFn = () => api.getBooking({ params: { id } });
  return useQuery({ queryKey: ['booking', id], queryFn, retry: false });
}

export function useTimeline(id: string) {
  const queryFn = () => api.getBookingTimeline({ params: { id } });
  return useQuery({ queryKey: ['booking', id, 'timeline'], queryFn });
}

/** Reads a booking, what happened to it, and its row in the list anew, after something was done. */
export function useInvalidateBooking(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['booking', id] });
    await queries.invalidateQueries({ queryKey: ['bookings'] });
  };
}
