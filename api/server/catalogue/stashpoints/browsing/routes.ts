import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HandlersOf } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { hourlyAvailability } from '../availability/hourly-availability.ts';
import type { HasMissedSearches } from '../missed/missed-searches.ts';
import type { HasCards } from './card-cache.ts';
import { getStashpoint } from './get-stashpoint.ts';
import { listAlternatives } from './list-alternatives.ts';
import { searchStashpoints } from './search-stashpoints.ts';

export function stashpointRoutes(
  services: HasDatabase & HasClock & HasCards & HasMissedSearches,
): HandlersOf<'listStashpoints' | 'getStashpoint' | 'listAlternatives' | 'getHourlyAvailability'> {
  return {
    listStashpoints: (call) => searchStashpoints(services, call.query, { looker: call }),
    getStashpoint: (call) => getStashpoint(services, call.params.id, call.query, call),
    listAlternatives: ({ params, query }) => listAlternatives(services, params.id, query),
    getHourlyAvailability: ({ params, query }) => hourlyAvailability(services, params.id, query.date),
  };
}
