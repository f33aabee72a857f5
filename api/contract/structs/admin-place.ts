import { array, boolean, enums, type Infer, integer, nullable, record, string, type } from 'superstruct';
import { Amount, Count, LanguageCode, PictureSet, PlaceId, Position, Translations } from '../vocabulary/words.ts';
import { PLACE_TYPES } from './place.ts';

/** What a landmark is, so that its page can say so. */
export const LANDMARK_KINDS = ['station', 'airport', 'sight', 'quarter', 'port', 'venue'] as const;

/** What a place’s pages still lack, to be seen at a glance. */
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
  /** ISO 3166 of its country. */
  code: nullable(string()),
  center: Position,
  timezone: nullable(string()),
  currency_code: string(),
  ccy_minor_in_major: integer(),
  translations: Translations,
  /** What else people type for it: codes, local names, districts. */
  also_found_by: array(string()),
  google_indexed: record(string(), boolean()),
  /** The name pictures are drawn or kept under. */
  picture: string(),
  hero_images: array(PictureSet),
  images: array(PictureSet),
  stashpoint_count: Count,
  first_day_cost: nullable(Amount),
  extra_day_cost: nullable(Amount),
  /** What is missing, and of what is said by language, in which. */
  gaps: array(type({ gap: enums(PLACE_GAPS), languages: array(LanguageCode) })),
});
export type AdminPlace = Infer<typeof AdminPlace>;
