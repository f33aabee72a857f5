import type { HasDatabase } from '../../../platform/database/connect.ts';
import { markPopular } from './popular-store.ts';

/** So many places answer for the first letters of a name, which fit too many others. */
const POPULAR_PLACES = 2_000;

/** Says anew which places are asked for most, by the stays that were booked in them; answers how many names it touched. */
export function markPopularPlaces({ database }: HasDatabase): Promise<number> {
  return database.transaction((transaction) => markPopular(transaction, POPULAR_PLACES));
}
