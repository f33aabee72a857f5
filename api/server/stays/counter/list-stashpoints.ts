import { type ExpressionBuilder, sql } from 'kysely';
import type { CounterStashpoint } from '../../../contract/structs/counter.ts';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { bagsInStorage } from '../custody/bags-in-storage.ts';

/**
 * Lists the caller's own places, by name, with the number of bags in storage and of those expected until midnight
 * there. Staff choose a place elsewhere: a list of all would be too long.
 */
export async function listCounterStashpoints(
  services: HasDatabase & HasClock,
  caller: Caller,
): Promise<CounterStashpoint[]> {
  const now = services.now();
  return (
    services.database.query
      .selectFrom('stashpoints as s')
      .select(['s.id', 's.name', 's.business_name', 's.address', 's.timezone', 's.status', 's.active'])
      .select((row) => [
        bookingsOf(row).where('b.state', '=', 'checked_in').select(bagsInStorage.as('bags')).as('bags_inside'),
        bookingsOf(row)
          .where('b.state', '=', 'confirmed')
          .where('b.pickup', '>', now)
          .where(sql<boolean>`b.dropoff < (date_trunc('day', ${now}::timestamptz at time zone s.timezone)
          + interval '1 day') at time zone s.timezone`)
          .select(sql<number>`coalesce(sum(b.bag_count), 0)::int`.as('bags'))
          .as('arrivals_today'),
      ])
      .where(staffStashpointsFilter(caller, 's'))
      // A bank of lockers has no counter.
      .where('s.storage_type', '=', 'staffed')
      .orderBy('s.business_name')
      .orderBy('s.name')
      .$narrowType<{ bags_inside: number; arrivals_today: number }>()
      .execute()
  );
}

function bookingsOf(row: ExpressionBuilder<Schema & { s: Schema['stashpoints'] }, 's'>) {
  return row
    .selectFrom('bookings as b')
    .whereRef('b.stashpoint_id', '=', 's.id')
    .where('b.changes_booking_id', 'is', null);
}
