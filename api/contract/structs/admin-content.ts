import { array, enums, type Infer, integer, nullable, record, string, type } from 'superstruct';
import { Instant, LanguageCode, PlaceId } from '../vocabulary/words.ts';
import { PLACE_TYPES } from './place.ts';

/** State of a text: never published, published as written, or changed since. */
export const CONTENT_STATES = ['draft', 'published', 'changed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** An editorial text as its editors see it: the draft, and the published version. */
export const AdminContent = type({
  id: string(),
  version: integer(),
  language: LanguageCode,
  location_id: PlaceId,
  location: type({ name: string(), type: enums(PLACE_TYPES), route: string() }),
  prompt_id: string(),
  /** Paragraphs in order. */
  values: array(string()),
  live: nullable(array(string())),
  state: enums(CONTENT_STATES),
  published_at: nullable(Instant),
  updated: Instant,
});
export type AdminContent = Infer<typeof AdminContent>;

/** Languages in which a place has a text, with the state of each. */
export const ContentCoverage = type({
  location_id: PlaceId,
  name: string(),
  type: enums(PLACE_TYPES),
  stashpoint_count: integer(),
  /** Language → ID and state of its text; absent if there is none. */
  texts: record(string(), type({ id: string(), state: enums(CONTENT_STATES) })),
});
export type ContentCoverage = Infer<typeof ContentCoverage>;
