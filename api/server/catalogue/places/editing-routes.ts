import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createPlace } from './create-place.ts';
import type { HasPlaces } from './directory.ts';
import { getAdminPlace, listAdminPlaces } from './list-admin-places.ts';
import { updatePlace } from './update-place.ts';

export function placeEditingRoutes(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
): HandlersOf<'listAdminPlaces' | 'getAdminPlace' | 'createCity' | 'createPlace' | 'updatePlace'> {
  return {
    listAdminPlaces: ({ query }) => listAdminPlaces(services, query),
    getAdminPlace: ({ params }) => getAdminPlace(services, params.id),
    createCity: ({ caller, body }) => createPlace(services, caller, body, 'city'),
    createPlace: ({ caller, body }) => createPlace(services, caller, body),
    updatePlace: ({ caller, params, body }) => updatePlace(services, caller, params.id, body),
  };
}
