import { boolean, enums, nullable, object, optional, string, type } from 'superstruct';
import { union } from '../vocabulary/bounds.ts';
import { SORT_OPTIONS } from '../vocabulary/lists.ts';
import { STORAGE_TYPES } from '../vocabulary/storage-types.ts';
import {
  BookingId,
  Instant,
  LanguageCode,
  Page,
  PlaceId,
  QueryCount,
  QueryFlag,
  QueryInteger,
  QueryLatitude,
  QueryLongitude,
  QueryPageSize,
  ShortText,
  StashpointId,
  UserId,
  Whole,
} from '../vocabulary/words.ts';
import { AvailabilityCounts, Stashpoint, StashpointSummary } from './stashpoint.ts';

/* Parts of requests that several calls share. */

export const id = object({ id: string() });
export const bookingId = object({ id: BookingId });
export const stashpointId = object({ id: StashpointId });
export const placeId = object({ id: PlaceId });
export const userId = object({ id: UserId });

export const slug = object({ slug: string() });

export const paging = {
  /** Number of the page, from 1. */
  page: optional(QueryCount),
  /** Rows on a page. */
  per_page: optional(QueryPageSize),
};

/** Returns the query of every staff list: a search, exact IDs (comma separated), an order, and a page. */
export function listing<const Field extends string>(sortable: readonly Field[]) {
  return {
    ...paging,
    /** Text to search for. */
    q: optional(string()),
    /** Only the rows with these IDs, comma separated. */
    ids: optional(string()),
    /** The field by which the list is sorted. */
    sort: optional(enums(sortable)),
    /** The direction of the order. */
    order: optional(enums(['ASC', 'DESC'])),
    /** Instead of a page: the entries after this ID, in the order of IDs. For reading a whole list; empty to begin. */
    after: optional(string()),
  };
}

/** The version the change was based on; if it has changed since, the call is refused with CONFLICT. */
export const onVersion = { expected_version: optional(Whole) };

export const stayQuery = {
  /** Drop-off of the requested stay; with `pickup`, the search returns availability and prices. */
  dropoff: optional(Instant),
  /** Pick-up of the requested stay. */
  pickup: optional(Instant),
  /** Number of bags of the requested stay. */
  bag_count: optional(QueryInteger),
  /** The sizes of the bags, as `large:1,small:2`; they add up to `bag_count`. */
  bag_sizes: optional(string()),
};

/** The bounds of a map, and the filters of the search. */
export const searchQuery = object({
  ...paging,
  ...stayQuery,
  /** Centre of the search, for distances. */
  latitude: optional(QueryLatitude),
  /** Centre of the search, for distances. */
  longitude: optional(QueryLongitude),
  /** The northern bound, in degrees. */
  northeast_lat: QueryLatitude,
  /** The eastern bound, in degrees. */
  northeast_lng: QueryLongitude,
  /** The southern bound, in degrees. */
  southwest_lat: QueryLatitude,
  /** The western bound, in degrees. */
  southwest_lng: QueryLongitude,
  /** Bags by size, for places that store by size: `large:1,small:2`. */
  storage_spaces: optional(string()),
  /** Only places that store bags this way. */
  storage_type: optional(enums(STORAGE_TYPES)),
  /** Only places with people, or only lockers. */
  kind: optional(enums(['staffed', 'locker'])),
  /** Only places that are always open. */
  open_twentyfour_seven: optional(QueryFlag),
  /** Only places with step-free access. */
  step_free: optional(QueryFlag),
  /** Order of the places that are available. */
  sort: optional(enums(SORT_OPTIONS)),
  /** Limits names and routes to one language, the only one a reader needs. */
  language: optional(LanguageCode),
  /** `card`: only the fields of a place in a list and on a map. */
  view: optional(enums(['card'])),
});

/** Whole places, or cards of them if requested. */
export const searchPage = type({ ...Page(union([Stashpoint, StashpointSummary])).schema, counts: AvailabilityCounts });

/** Contact details of a person. */
export const contact = {
  email: string(),
  first_name: ShortText,
  last_name: ShortText,
  phone_number: string(),
};

/** Fields that a person may change in their own profile. */
export const profile = {
  first_name: optional(ShortText),
  last_name: optional(ShortText),
  phone_number: optional(string()),
  secondary_phone_number: optional(nullable(string())),
  secondary_phone_number_type: optional(nullable(string())),
  email_opt_in: optional(boolean()),
  language: optional(LanguageCode),
};
