import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Dashboard } from '../structs/dashboard.ts';

/** The first page of the staff console. */
export const dashboardEndpoints = {
  getDashboard: {
    method: 'GET',
    path: '/v2/dashboard',
    summary: 'Dashboard: queues, failures and earnings',
    roles: ['admin'],
    scope: 'statistics:all',
    /** The reader’s time zone (IANA): days begin at its midnight. */
    query: object({ timezone: optional(string()) }),
    response: Dashboard,
  },
} as const satisfies Record<string, Endpoint>;
