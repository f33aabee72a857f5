import type { Span } from '@cubby/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { EVERY_MINUTE_MS } from './use-dashboard.ts';

/** Loads the revenue of a period, and again every minute; until then the previous period is shown. */
export function useRevenue(span: Span, enabled: boolean) {
  return useQuery({
    queryKey: ['revenue', span],
    queryFn: () => api.getRevenueReport({ query: span }),
    refetchInterval: EVERY_MINUTE_MS,
    placeholderData: keepPreviousData,
    enabled,
  });
}
