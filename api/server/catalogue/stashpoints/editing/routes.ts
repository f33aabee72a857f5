import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HandlersOf } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasPlaces } from '../../places/directory.ts';
import { createAdminStashpoint } from './create-admin-stashpoint.ts';
import { getStashpointChecks } from './get-stashpoint-checks.ts';
import { listAdminStashpoints } from './list-admin-stashpoints.ts';
import { listPublicHolidays } from './list-public-holidays.ts';
import { getOwnStashpoint } from './own-stashpoints.ts';

type Names =
  | 'listAdminStashpoints'
  | 'getAdminStashpoint'
  | 'createAdminStashpoint'
  | 'getStashpointChecks'
  | 'listPublicHolidays';

export function stashpointEditingRoutes(services: HasDatabase & HasClock & HasPlaces): HandlersOf<Names> {
  return {
    listAdminStashpoints: ({ caller, query }) => listAdminStashpoints(services, caller, query),
    getAdminStashpoint: ({ caller, params }) => getOwnStashpoint(services, caller, params.id),
    createAdminStashpoint: ({ caller, body }) => createAdminStashpoint(services, caller, body),
    listPublicHolidays: ({ caller, params, query }) => listPublicHolidays(services, caller, params.id, query),
    getStashpointChecks: ({ params }) => getStashpointChecks(services, params.id),
  };
}
