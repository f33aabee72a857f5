import { array, boolean, enums, type Infer, integer, nullable, record, string, type } from 'superstruct';
import { Amount, Count, LanguageCode, PictureSet, PlaceId, Position, Translations } from '../vocabulary/words.ts';
import { PLACE_TYPES } from './place.ts';

/** Kind of a landmark, named on its page. */
export const LANDMARK_KINDS = ['station', 'airport', 'sight', 'quarter', 'port', 'venue'] as const;

/** Missing parts of a place’s pages. */
export const PLACE_GAPS = ['translation', 'text', 'picture', 'timezone', 'stashpoints', 'index'] as const;

/** A country, city or landmark as its editors see it. */
export const AdminPlace = type({
  id: PlaceId,
  version: integer(),
  type: enums(PLACE_TYPES),
  parent_id: nullable(PlaceId),
  parent_name: nullable(string()),
  name: string(),
  kind: nullable(string()),
  /** ISO 3166 code of its country. */
  code: nullable(string()),
  center: Position,
  timezone: nullable(string()),
  currency_code: string(),
  ccy_minor_in_major: integer(),
  translations: Translations,
  /** Further search terms: codes, local names, districts. */
  also_found_by: array(string()),
  google_indexed: record(string(), boolean()),
  /** The name under which pictures are drawn or stored. */
  picture: string(),
  hero_images: array(PictureSet),
  images: array(PictureSet),
  stashpoint_count: Count,
  first_day_cost: nullable(Amount),
  extra_day_cost: nullable(Amount),
  /** Missing parts, with the languages in which a part is missing. */
  gaps: array(type({ gap: enums(PLACE_GAPS), languages: array(LanguageCode) })),
});
export type AdminPlace = Infer<typeof AdminPlace>;
