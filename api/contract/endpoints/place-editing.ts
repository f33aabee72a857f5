import { array, boolean, enums, nullable, object, optional, record, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AdminPlace, LANDMARK_KINDS, PLACE_GAPS } from '../structs/admin-place.ts';
import { PLACE_TYPES } from '../structs/place.ts';
import { listing, onVersion, placeId } from '../structs/requests.ts';
import { pattern, size } from '../vocabulary/bounds.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../vocabulary/languages.ts';
import { Currency, LanguageCode, Page, PlaceId, Position, ShortText } from '../vocabulary/words.ts';

const Slug = pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * A place’s names and slugs by language; the address follows from the slugs. Null removes a translation. `in` is the
 * phrase for being in the place, if the rules of the language do not produce it.
 */
const names = record(
  enums(Object.values(LANGUAGE_NAMES)),
  nullable(object({ name: ShortText, slug: Slug, route: optional(string()), in: optional(ShortText) })),
);

const fields = {
  translations: names,
  center: Position,
  kind: nullable(enums(LANDMARK_KINDS)),
  timezone: nullable(string()),
  google_indexed: record(enums(LANGUAGES), boolean()),
  /** Name of a picture that was uploaded or drawn; empty for none. */
  picture: pattern(string(), /^[a-z0-9_-]{0,100}$/),
  /** Codes, local names, districts and nicknames that also find the place in the search. */
  also_found_by: size(array(ShortText), 0, 60),
};

const newPlace = object({
  translations: names,
  center: Position,
  parent_id: optional(nullable(PlaceId)),
  kind: optional(fields.kind),
  timezone: optional(fields.timezone),
  google_indexed: optional(fields.google_indexed),
  picture: optional(fields.picture),
  also_found_by: optional(fields.also_found_by),
  /** For countries only; all places in a country share its code. */
  code: optional(pattern(string(), /^[A-Z]{2}$/)),
  currency_code: optional(Currency),
});

const editing = { roles: ['admin'], scope: 'places:all' } as const;

/** Editing of countries, cities and landmarks. */
export const placeEditingEndpoints = {
  listAdminPlaces: {
    ...editing,
    method: 'GET',
    path: '/v2/places',
    summary: 'Countries, cities and landmarks, with the missing parts of each',
    query: object({
      ...listing(['name', 'stashpoint_count']),
      type: optional(enums(PLACE_TYPES)),
      parent_id: optional(PlaceId),
      gap: optional(enums(PLACE_GAPS)),
      language: optional(LanguageCode),
    }),
    response: Page(AdminPlace),
    csv: true,
    mayLag: true,
  },
  getAdminPlace: {
    ...editing,
    method: 'GET',
    path: '/v2/places/{id}',
    summary: 'One country, city or landmark for its editors',
    params: placeId,
    response: AdminPlace,
    errors: ['NOT_FOUND'],
  },
  createCity: {
    ...editing,
    method: 'POST',
    path: '/v2/cities',
    summary: 'Creates a city in a country',
    body: newPlace,
    response: AdminPlace,
    idempotent: true,
  },
  createPlace: {
    ...editing,
    method: 'POST',
    path: '/v2/places',
    summary: 'Creates a country, city or landmark, depending on its parent: none, a country, or a city',
    body: newPlace,
    response: AdminPlace,
    idempotent: true,
  },
  updatePlace: {
    ...editing,
    method: 'PATCH',
    path: '/v2/places/{id}',
    summary: 'Changes names, slugs, position, pictures and indexing; old addresses redirect to the new ones',
    params: placeId,
    body: object({
      translations: optional(fields.translations),
      center: optional(fields.center),
      kind: optional(fields.kind),
      timezone: optional(fields.timezone),
      google_indexed: optional(fields.google_indexed),
      picture: optional(fields.picture),
      also_found_by: optional(fields.also_found_by),
      ...onVersion,
    }),
    response: AdminPlace,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
