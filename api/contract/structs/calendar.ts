import { type Infer, string, type } from 'superstruct';
import { Instant } from '../vocabulary/words.ts';

/** The secret address of a place's calendar, and the time it was created. */
export const PlaceCalendar = type({ url: string(), created: Instant });
export type PlaceCalendar = Infer<typeof PlaceCalendar>;
