import type { Database } from '../../platform/database/connect.ts';
import { addUpPlaces } from '../places/directory.ts';
import { addUpReviews } from './store.ts';

/** Adds up the differences that writes have noted to the totals of places and reviews. Returns how many. */
export async function addUpTotals(database: Database): Promise<number> {
  return (await addUpPlaces(database)) + (await addUpReviews(database.query));
}
