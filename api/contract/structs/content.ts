import { array, type Infer, string, type } from 'superstruct';
import { Instant, LanguageCode, PlaceId } from '../vocabulary/words.ts';

/** A published editorial text of a place: an ordered list of paragraphs. */
export const Content = type({
  id: string(),
  language: LanguageCode,
  location_id: PlaceId,
  prompt_id: string(),
  values: array(string()),
  updated: Instant,
});
export type Content = Infer<typeof Content>;
