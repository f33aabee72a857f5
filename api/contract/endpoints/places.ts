import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { FoundAddresses } from '../structs/found-address.ts';
import { Country, FoundPlaces, PlaceDetail, PlaceShort } from '../structs/place.ts';
import { paging, placeId } from '../structs/requests.ts';
import {
  LanguageCode,
  Page,
  PlaceId,
  QueryFlag,
  QueryLatitude,
  QueryLongitude,
  ShortText,
} from '../vocabulary/words.ts';

/** Countries, cities and landmarks. */
export const placeEndpoints = {
  listCities: {
    method: 'GET',
    path: '/v2/cities',
    summary: 'Cities, with the most places first; or the city or landmark with a slug below a parent',
    roles: 'anyone',
    query: object({
      ...paging,
      slug: optional(string()),
      parent_id: optional(PlaceId),
      country_slug: optional(string()),
    }),
    response: Page(PlaceShort),
    mayLag: true,
  },
  getCity: {
    method: 'GET',
    path: '/v2/cities/{id}',
    summary: 'One country, city or landmark with its path, the places inside it and those nearby',
    roles: 'anyone',
    params: placeId,
    response: PlaceDetail,
    errors: ['NOT_FOUND'],
    mayLag: true,
  },
  listCountries: {
    method: 'GET',
    path: '/v2/countries',
    summary: 'Countries with their cities',
    roles: 'anyone',
    query: object({ ...paging }),
    response: Page(Country),
    mayLag: true,
  },
  listLocations: {
    method: 'GET',
    path: '/v2/locations',
    summary: 'Suggestions of countries, cities and landmarks in all languages; or the place at a position or address',
    roles: 'anyone',
    query: object({
      ...paging,
      query: optional(string()),
      lat: optional(QueryLatitude),
      lng: optional(QueryLongitude),
      /** With a position: includes cities that are too far away to be in, nearest first. */
      any_distance: optional(QueryFlag),
      slug: optional(string()),
      parent_id: optional(PlaceId),
      /** The address below the luggage-storage segment, such as `united-kingdom/london`, in any language. */
      route: optional(string()),
    }),
    response: FoundPlaces,
    mayLag: true,
  },
  searchAddresses: {
    method: 'GET',
    path: '/v2/addresses',
    summary: 'Addresses worldwide, from the configured geocoder; none without one, or while it does not respond',
    roles: 'anyone',
    query: object({ query: ShortText, language: optional(LanguageCode) }),
    response: FoundAddresses,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
