import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { distanceKm } from '../../../contract/rules/distance.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { PlaceDetail } from '../../../contract/structs/place.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createPlace } from './create-place.ts';
import { type Directory, type HasPlaces, hasOwnPage, type ListedPlace } from './directory.ts';
import { findByName } from './find-by-name.ts';
import { findLocations } from './find-locations.ts';
import { getAdminPlace, listAdminPlaces } from './list-admin-places.ts';
import {
  serializeCountry,
  serializeElsewhere,
  serializeFound,
  serializePlace,
  serializePlaceShort,
} from './serialize-place.ts';
import { updatePlace } from './update-place.ts';

const NEARBY_COUNT = 8;

export function placeRoutes(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
): HandlersOf<
  | 'listCities'
  | 'getCity'
  | 'listCountries'
  | 'listLocations'
  | 'listAdminPlaces'
  | 'getAdminPlace'
  | 'createCity'
  | 'createPlace'
  | 'updatePlace'
> {
  const { places, database } = services;
  return {
    listCities: async ({ query }) => {
      const directory = await places.read();
      const country = directory.childrenOf(null).find(({ row }) => row.routes.includes(query.country_slug ?? ''))
        ?.row.id;
      const found = findLocations(directory, { slug: query.slug, parent_id: query.parent_id ?? country });
      return page(
        found.filter(({ row }) => row.type === 'city'),
        query,
        serializePlaceShort,
      );
    },
    getCity: async ({ params }) => detailOf(await places.read(), params.id),
    listCountries: async ({ query }) => {
      const directory = await places.read();
      return page(directory.childrenOf(null), query, (country) => serializeCountry(country, directory));
    },
    listLocations: async ({ query }) => {
      const directory = await places.read();
      if (query.query === undefined || isAddressed(query))
        return page(findLocations(directory, query), query, serializePlaceShort);
      const found = await findByName(database, directory, query.query);
      return {
        ...page(found.places, query, (place) => serializeFound(place, directory)),
        ...(found.elsewhere && { elsewhere: serializeElsewhere(found.elsewhere, directory) }),
      };
    },
    listAdminPlaces: ({ query }) => listAdminPlaces(services, query),
    getAdminPlace: ({ params }) => getAdminPlace(services, params.id),
    createCity: ({ caller, body }) => createPlace(services, caller, body, 'city'),
    createPlace: ({ caller, body }) => createPlace(services, caller, body),
    updatePlace: ({ caller, params, body }) => updatePlace(services, caller, params.id, body),
  };
}

/** Tells whether a query is by address or by position, and so not by name. */
function isAddressed({ route, slug, lat }: QueryOf<Endpoints['listLocations']>): boolean {
  return route !== undefined || slug !== undefined || lat !== undefined;
}

function detailOf(directory: Directory, id: string): PlaceDetail {
  const place = directory.byId.get(id);
  if (!place) throw new CubbyError('NOT_FOUND', 'Place not found.');
  return {
    ...serializePlace(place),
    ancestors: ancestorsOf(directory, place)
      .filter((each) => hasOwnPage(directory, each))
      .map(serializePlaceShort),
    children: directory.childrenOf(id).map(serializePlaceShort),
    nearby: nearby(directory, place).map(serializePlaceShort),
  };
}

/** Returns the path to a place, outermost first. */
function ancestorsOf(directory: Directory, { row }: ListedPlace): ListedPlace[] {
  const parent = row.parent_id ? directory.byId.get(row.parent_id) : undefined;
  return parent ? [...ancestorsOf(directory, parent), parent] : [];
}

/** Returns places of the same kind, closest first: landmarks of the same city, cities anywhere. */
function nearby(directory: Directory, { row }: ListedPlace): ListedPlace[] {
  return directory.all
    .filter((other) => other.row.type === row.type && other.row.id !== row.id)
    .filter((other) => row.type !== 'landmark' || other.row.parent_id === row.parent_id)
    .sort((a, b) => distanceKm(row, a.row) - distanceKm(row, b.row))
    .slice(0, NEARBY_COUNT);
}

function page<Found extends ListedPlace, T>(
  found: Found[],
  query: { page?: number | undefined; per_page?: number | undefined },
  present: (place: Found) => T,
) {
  const paging = pagingOf(query.page, query.per_page);
  const items = found.slice(paging.offset, paging.offset + paging.perPage).map(present);
  return pageOf(items, found.length, paging);
}
