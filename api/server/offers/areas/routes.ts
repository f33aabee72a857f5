import { AREA_RADIUS_METRES } from '../../../contract/rules/areas.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createArea, getArea, serializeArea, updateArea } from './save-area.ts';
import { listAreaRows, listStashpointsWithin } from './store.ts';

export function areaRoutes(
  services: HasDatabase & HasClock & HasPlaces,
): HandlersOf<'listAreas' | 'getArea' | 'createArea' | 'updateArea' | 'listAreaStashpoints'> {
  const { query } = services.database;
  return {
    listAreas: async ({ query: filter }) => {
      const { rows, total } = await listAreaRows(query, filter);
      return pageOf(rows.map(serializeArea), total, pagingOf(filter.page, filter.per_page));
    },
    getArea: ({ params }) => getArea(services, params.id),
    createArea: ({ caller, body }) => createArea(services, caller, body),
    updateArea: ({ caller, params, body }) => updateArea(services, caller, params.id, body),
    listAreaStashpoints: async ({ query: { lat, lng, radius } }) => {
      const stashpoints = await listStashpointsWithin(query, {
        lat,
        lng,
        radius: Math.min(radius, AREA_RADIUS_METRES.maximum),
      });
      return stashpoints.map((stashpoint) => ({
        id: stashpoint.id,
        name: stashpoint.name,
        latitude: stashpoint.lat,
        longitude: stashpoint.lng,
        distance: Math.round(stashpoint.distance),
      }));
    },
  };
}
