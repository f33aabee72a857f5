import type { CounterChanges } from '../../../contract/structs/counter.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasRefundPolicy } from '../bookings/record/refund-terms.ts';
import { serializeAtCounter } from './serialize-booking.ts';
import { currentCursor, isRemembered, listRows, readChanges } from './store.ts';
import { listTasks } from './tasks.ts';

export type ReadsCounter = HasConfig & HasDatabase & HasClock & HasRefundPolicy & HasSecret;

/**
 * Returns the changes at a counter since a cursor, each booking as it is now. One may be repeated, none is left out.
 */
export async function changesSince(
  services: ReadsCounter,
  stashpointId: string,
  since: string,
): Promise<CounterChanges> {
  const { query } = services.database;
  if (!(await isRemembered(query, since)))
    return { reset: true, bookings: [], gone: [], tasks: [], cursor: await currentCursor(query) };
  const { rows, cursor } = await readChanges(query, since, stashpointId);
  // Changes without a booking wake the listeners, to check whether they still have access.
  const changed = [...new Set(rows.flatMap(({ booking_id }) => booking_id || []))];
  const here = await listRows(query, stashpointId, changed, services.now());
  return {
    reset: false,
    bookings: here.map((row) => serializeAtCounter(services, row)),
    gone: changed.filter((id) => !here.some((row) => row.id === id)),
    tasks: await listTasks(query, stashpointId),
    cursor,
  };
}
