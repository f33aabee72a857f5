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
  /** Of one place, or of all a host has; days on their own clocks, a year at most. Left out, the last thirty. */
  query: object({ stashpoint_id: optional(StashpointId), since: optional(LocalDate), until: optional(LocalDate) }),
  errors: ['NOT_FOUND', 'INVALID_DATA'],
} as const;

/** How a host's places do. What they earn is asked for by itself, because not everybody who runs one may see it. */
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
