import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  record,
  string,
  type,
} from 'superstruct';
import { Amount, Count, Page, PictureSet, PlaceId, Position, Translations } from '../vocabulary/words.ts';

export const PLACE_TYPES = ['country', 'city', 'landmark'] as const;

/** Lowest total price of one bag for a day among its places, minor units: the basis of every "from" price. */
const LowestTotal = nullable(Amount);

/** A city, country or landmark. `translations` is keyed by the language's English name. */
export const Place = type({
  id: PlaceId,
  parent_id: nullable(PlaceId),
  slug: string(),
  name: string(),
  route: string(),
  type: enums(PLACE_TYPES),
  average_rating: nullable(number()),
  review_count: Count,
  stashpoint_count: Count,
  center: Position,
  timezone: nullable(string()),
  currency_code: string(),
  ccy_minor_in_major: integer(),
  /** The lowest price among its places, minor units; null while it has none. */
  first_day_cost: nullable(Amount),
  extra_day_cost: nullable(Amount),
  lowest_total: LowestTotal,
  google_indexed: record(string(), boolean()),
  hero_images: array(PictureSet),
  images: array(PictureSet),
  translations: Translations,
});
export type Place = Infer<typeof Place>;

/** A place as links, lists and suggestions need it. */
export const PlaceShort = type({
  id: PlaceId,
  name: string(),
  route: string(),
  slug: string(),
  type: enums(PLACE_TYPES),
  center: Position,
  stashpoint_count: Count,
  /** Kind of landmark (station, airport, sight, quarter), else null. */
  kind: nullable(string()),
  translations: Translations,
  images: array(PictureSet),
  first_day_cost: nullable(Amount),
  lowest_total: LowestTotal,
  currency_code: string(),
  ccy_minor_in_major: integer(),
  /** For a search by name: the matching name, if there was one, such as `LHR`. */
  matched: optional(string()),
  /** For a search by name of which only a part names this place: the rest, as it was typed, such as `221b Baker Street`. */
  unknown_text: optional(string()),
  /** For a search by name: the city or country that contains it. */
  parent: optional(type({ id: PlaceId, name: string(), translations: Translations })),
});
export type PlaceShort = Infer<typeof PlaceShort>;

/** A city of the world without places of ours, as a typed text named it or its station or airport. */
export const Elsewhere = type({
  /** Its name in English. */
  name: string(),
  /** Its names, and the phrases for being there; `slug` and `route` are empty, as it has no page. */
  translations: Translations,
  /** The position of what was named: the city's middle, or that of its station or airport. */
  center: Position,
  /** The nearest city with places; null while there is none. */
  nearest: nullable(PlaceShort),
});
export type Elsewhere = Infer<typeof Elsewhere>;

/** Places that match a text, a position or an address. */
export const FoundPlaces = type({
  ...Page(PlaceShort).schema,
  /** For a search by name: the city that the text names, if none of ours has that whole name. */
  elsewhere: optional(Elsewhere),
});
export type FoundPlaces = Infer<typeof FoundPlaces>;

/** A country with its cities. */
export const Country = type({
  id: PlaceId,
  name: string(),
  route: string(),
  slug: string(),
  code: string(),
  currency_code: string(),
  translations: Translations,
  cities: array(PlaceShort),
});
export type Country = Infer<typeof Country>;

/** One place with its surroundings: the path to it, the places inside it, and those nearby. */
export const PlaceDetail = type({
  ...Place.schema,
  ancestors: array(PlaceShort),
  children: array(PlaceShort),
  nearby: array(PlaceShort),
});
export type PlaceDetail = Infer<typeof PlaceDetail>;
