import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Dashboard } from '../structs/dashboard.ts';

/** What staff look at first. */
export const dashboardEndpoints = {
  getDashboard: {
    method: 'GET',
    path: '/v2/dashboard',
    summary: 'Dashboard: queues, failures and takings',
    roles: ['admin'],
    scope: 'statistics:all',
    /** The reader’s zone, IANA: days begin at its midnight. */
    query: object({ timezone: optional(string()) }),
    response: Dashboard,
  },
} as const satisfies Record<string, Endpoint>;
