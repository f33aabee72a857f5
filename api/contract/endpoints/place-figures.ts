import { object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PlaceFigures, PlaceTakings } from '../structs/place-figures.ts';
import { id } from '../structs/requests.ts';
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
export const placeFigureEndpoints = {
  getPlaceFigures: {
    ...ASKED,
    roles: ['admin', 'host', 'manager'],
    path: '/v2/hosts/{id}/figures',
    summary: 'Bags, refusals, reports, ratings, fullness by hour, searches in vain; beside the span before',
    response: PlaceFigures,
  },
  getPlaceTakings: {
    ...ASKED,
    path: '/v2/hosts/{id}/takings',
    summary: 'What a host’s places earned by the ledger, and about what closed or full hours would have earned',
    response: PlaceTakings,
  },
} as const satisfies Record<string, Endpoint>;
