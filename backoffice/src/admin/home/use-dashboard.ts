import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const EVERY_MINUTE_MS = 60_000;

/** The morning's figures, read again every minute while somebody looks at them. */
export function useDashboard() {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: ['dashboard', timezone],
    queryFn: () => api.getDashboard({ query: { timezone } }),
    refetchInterval: EVERY_MINUTE_MS,
  });
}
