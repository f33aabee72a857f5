import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { deleteEventsBefore } from './store.ts';

const KEPT_DAYS = 90;

/** Deletes events older than the promised retention; returns how many. */
export async function forgetOldEvents({ database, now }: HasDatabase & HasClock): Promise<number> {
  return deleteEventsBefore(database.query, new Date(now().getTime() - KEPT_DAYS * 86_400_000));
}
