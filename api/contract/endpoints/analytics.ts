import type { Endpoint } from '../endpoint.ts';
import { AnalyticsBatch } from '../structs/analytics.ts';

/** Analytics of visitors, with their consent. */
export const analyticsEndpoints = {
  createEvents: {
    method: 'POST',
    path: '/v2/events',
    summary: 'Stores a batch of analytics events; personal properties are refused',
    roles: 'anyone',
    body: AnalyticsBatch,
    errors: ['TOO_MANY_REQUESTS'],
    neverReadBack: true,
  },
} as const satisfies Record<string, Endpoint>;
