import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HandlersOf } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasPlaces } from '../../places/directory.ts';
import { checkPlace } from './check-place.ts';
import { createStashpoint } from './create-stashpoint.ts';
import { getAdminStashpoint } from './get-stashpoint.ts';
import { listStashpoints } from './list-stashpoints.ts';

type Names = 'listAdminStashpoints' | 'getAdminStashpoint' | 'createAdminStashpoint' | 'getStashpointChecks';

export function stashpointEditingRoutes(services: HasDatabase & HasClock & HasPlaces): HandlersOf<Names> {
  return {
    listAdminStashpoints: ({ query }) => listStashpoints(services, query),
    getAdminStashpoint: ({ params }) => getAdminStashpoint(services, params.id),
    createAdminStashpoint: ({ caller, body }) => createStashpoint(services, caller, body),
    getStashpointChecks: ({ params }) => checkPlace(services, params.id),
  };
}
