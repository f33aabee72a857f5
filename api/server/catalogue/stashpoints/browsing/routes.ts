import type { HandlersOf } from '../../../platform/http/call.ts';
import { hourlyAvailability } from '../availability/hourly-availability.ts';
import { getStashpoint } from './get-stashpoint.ts';
import { listAlternatives } from './list-alternatives.ts';
import { type SearchesStashpoints, searchStashpoints } from './search-stashpoints.ts';

export function stashpointRoutes(
  services: SearchesStashpoints,
): HandlersOf<'listStashpoints' | 'getStashpoint' | 'listAlternatives' | 'getHourlyAvailability'> {
  return {
    listStashpoints: (call) => searchStashpoints(services, call.query, { looker: call }),
    getStashpoint: (call) => getStashpoint(services, call.params.id, call.query, call),
    listAlternatives: ({ params, query }) => listAlternatives(services, params.id, query),
    getHourlyAvailability: ({ params, query }) => hourlyAvailability(services, params.id, query.date),
  };
}
