import { type Infer, string, type } from 'superstruct';
import { Instant } from '../vocabulary/words.ts';

/** The secret address of a place's calendar, and the time it was created. */
export const StashpointCalendar = type({ url: string(), created: Instant });
export type StashpointCalendar = Infer<typeof StashpointCalendar>;
