import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export function useTimeline(id: string) {
  const queryFn = () => api.getBookingTimeline({ params: { id } });
  return useQuery({ queryKey: ['booking', id, 'timeline'], queryFn });
}

/** Returns a function that reloads the booking on the page, its timeline and its row in the list after an action. */
export function useInvalidateBooking(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['booking'] });
    await queries.invalidateQueries({ queryKey: ['bookings'] });
  };
}
