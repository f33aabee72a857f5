import { array, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../structs/requests.ts';
import { StashpointEarnings, StashpointFigures, StashpointToday } from '../structs/stashpoint-figures.ts';
import { LocalDate, StashpointId } from '../vocabulary/words.ts';

const ASKED = {
  method: 'GET',
  roles: ['admin', 'host'],
  scope: 'hosts:all',
  params: id,
  /** One place, or all of a host’s; dates on the places' own clocks, a year at most. The last 30 days if left out. */
  query: object({ stashpoint_id: optional(StashpointId), since: optional(LocalDate), until: optional(LocalDate) }),
  errors: ['NOT_FOUND', 'INVALID_DATA'],
} as const;

/**
 * Performance of a host's places. Earnings are a separate call, because not everyone who manages a place may see them.
 */
export const stashpointFigureEndpoints = {
  listStashpointsToday: {
    method: 'GET',
    path: '/v2/stashpoints-today',
    summary:
      'Today at all places the caller manages: bags, hours, people signed in at the counters, open tasks, and earnings',
    roles: ['host', 'manager'],
    response: array(StashpointToday),
  },
  getStashpointFigures: {
    ...ASKED,
    roles: ['admin', 'host', 'manager'],
    path: '/v2/hosts/{id}/figures',
    summary:
      'Performance: bags, refusals, reports, ratings, occupancy by hour, missed searches; with the previous period',
    response: StashpointFigures,
  },
  getStashpointEarnings: {
    ...ASKED,
    path: '/v2/hosts/{id}/takings',
    summary: 'Earnings of a host’s places in the ledger, and an estimate of those missed while closed or full',
    response: StashpointEarnings,
  },
} as const satisfies Record<string, Endpoint>;
