import { subDays, subHours } from 'date-fns';
import { QUEUE_HOURS } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { forgetActions } from './actions-store.ts';
import { forgetCounterChanges } from './store.ts';

/** A device that was away for longer reads its day anew. */
const CHANGES_DAYS = 2;

/** Forgets changes that every device has heard of, and actions that none can still send. Answers how many rows went. */
export async function forgetCounter({ database, now: clock }: HasDatabase & HasClock): Promise<number> {
  const now = clock();
  const changes = await forgetCounterChanges(database.query, subDays(now, CHANGES_DAYS));
  // Twice as long as a queue may be old.
  return changes + (await forgetActions(database.query, subHours(now, 2 * QUEUE_HOURS)));
}
