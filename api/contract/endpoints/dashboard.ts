import { object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Dashboard, RevenueReport } from '../structs/dashboard.ts';
import { LocalDate } from '../vocabulary/words.ts';

/** The first page of the staff console. */
export const dashboardEndpoints = {
  getDashboard: {
    method: 'GET',
    path: '/v2/dashboard',
    summary: 'Staff’s overview: queues and failures',
    roles: ['admin'],
    scope: 'statistics:all',
    response: Dashboard,
    mayLag: true,
  },
  getRevenueReport: {
    method: 'GET',
    path: '/v2/dashboard/revenue',
    summary: 'Revenue of a period by currency and day, and its approximate sum in the reporting currency',
    roles: ['admin'],
    scope: 'statistics:all',
    query: object({
      /** The first and the last day, in the zone of the business; by default the last two weeks. */
      since: optional(LocalDate),
      until: optional(LocalDate),
    }),
    response: RevenueReport,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
