import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const EVERY_MINUTE_MS = 60_000;

/** Loads the dashboard figures, and again every minute while the page is visible. */
export function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: () => api.getDashboard(), refetchInterval: EVERY_MINUTE_MS });
}
