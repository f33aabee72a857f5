import { array, enums, type Infer, integer, nullable, record, string, type } from 'superstruct';
import { Instant, LanguageCode, PlaceId } from '../vocabulary/words.ts';
import { PLACE_TYPES } from './place.ts';

/** Whether the page shows what is written: nothing yet, all of it, or something older. */
export const CONTENT_STATES = ['draft', 'published', 'changed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** An editorial text as its editors see it: what is being written, and what the page shows. */
export const AdminContent = type({
  id: string(),
  version: integer(),
  language: LanguageCode,
  location_id: PlaceId,
  location: type({ name: string(), type: enums(PLACE_TYPES), route: string() }),
  prompt_id: string(),
  /** Paragraphs in their order. */
  values: array(string()),
  live: nullable(array(string())),
  state: enums(CONTENT_STATES),
  published_at: nullable(Instant),
  updated: Instant,
});
export type AdminContent = Infer<typeof AdminContent>;

/** Which languages a place has a text in, and how far it is. */
export const ContentCoverage = type({
  location_id: PlaceId,
  name: string(),
  type: enums(PLACE_TYPES),
  stashpoint_count: integer(),
  /** Language → id and state of its text; absent where there is none. */
  texts: record(string(), type({ id: string(), state: enums(CONTENT_STATES) })),
});
export type ContentCoverage = Infer<typeof ContentCoverage>;
