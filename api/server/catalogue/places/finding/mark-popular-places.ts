import type { HasDatabase } from '../../../platform/database/connect.ts';
import { markPopular } from './popular-store.ts';

/** The number of places that are suggested for the first letters of a name, which match too many others. */
const POPULAR_PLACES = 2_000;

/** Marks again which places are most requested, by the stays booked in them; returns how many names changed. */
export function markPopularPlaces({ database }: HasDatabase): Promise<number> {
  return database.transaction((transaction) => markPopular(transaction, POPULAR_PLACES));
}
