import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { QUEUE_HOURS } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { forgetActions } from './actions-store.ts';
import { purgeCounterChanges } from './store.ts';

/** The days for which changes are kept: a device that was away for longer reads its day again. */
const CHANGES_DAYS = 2;

/**
 * Deletes changes that every device has received, and actions that none can still send. Returns how many rows were
 * deleted.
 */
export async function purgeCounter({ database, now: clock }: HasDatabase & HasClock): Promise<number> {
  const now = clock();
  const changes = await purgeCounterChanges(database.query, subDays(now, CHANGES_DAYS));
  // Twice as long as a queue may be old.
  return changes + (await forgetActions(database.query, subHours(now, 2 * QUEUE_HOURS)));
}
