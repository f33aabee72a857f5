import { subDays } from 'date-fns/subDays';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { countStays, markPopular } from './popular-store.ts';

/** The number of places that are suggested for the first letters of a name, which match too many others. */
const POPULAR_PLACES = 2_000;

/** Stashpoints with bookings of so many days are counted: a job that did not run for a while misses none. */
const COUNTED_DAYS = 2;

/**
 * Counts the stays booked at stashpoints, and marks again which places are most requested by them; returns how many
 * counts and names changed.
 */
export function markPopularPlaces({ database, now }: HasClock & HasDatabase): Promise<number> {
  return database.transaction(async (transaction) => {
    const counted = await countStays(transaction, subDays(now(), COUNTED_DAYS));
    return counted + (await markPopular(transaction, POPULAR_PLACES));
  });
}
