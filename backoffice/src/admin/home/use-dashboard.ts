import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const EVERY_MINUTE_MS = 60_000;

/** Loads the dashboard figures, and again every minute while the page is visible. */
export function useDashboard() {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: ['dashboard', timezone],
    queryFn: () => api.getDashboard({ query: { timezone } }),
    refetchInterval: EVERY_MINUTE_MS,
  });
}
