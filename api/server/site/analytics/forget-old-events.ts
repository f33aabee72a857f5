import type { Services } from '../../services.ts';
import { deleteEventsBefore } from './store.ts';

const KEPT_DAYS = 90;

/** Deletes what is older than we promise to keep it; answers how many. */
export async function forgetOldEvents({ database, now }: Services): Promise<number> {
  return deleteEventsBefore(database.query, new Date(now().getTime() - KEPT_DAYS * 86_400_000));
}
