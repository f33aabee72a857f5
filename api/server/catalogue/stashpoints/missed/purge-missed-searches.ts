import { subDays } from 'date-fns/subDays';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { deleteMissedBefore } from './store.ts';

/** A year and the period before this month, so that both can be compared. */
const KEPT_DAYS = 400;

/** Purges old counts; returns how many. */
export function purgeMissedSearches({ database, now }: HasDatabase & HasClock): Promise<number> {
  return deleteMissedBefore(database.query, subDays(now(), KEPT_DAYS).toISOString().slice(0, 10));
}
