import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';

/** Stashpoints with bookings of so many days are counted: a job that did not run for a while misses none. */
const COUNTED_DAYS = 2;

/**
 * Counts all stays of the stashpoints that got a booking lately, which is how popular they are. A count never falls:
 * stays from before a database was filled count as well. Returns how many changed.
 */
export async function countStays({ database, now }: HasClock & HasDatabase): Promise<number> {
  const { numAffectedRows } = await sql`
    with stays as (
      select stashpoint_id, count(*)::int as stays from bookings
      where changes_booking_id is null and state in ('confirmed', 'checked_in', 'checked_out')
        and stashpoint_id in (
          select stashpoint_id from bookings
          where created > ${subDays(now(), COUNTED_DAYS)} and changes_booking_id is null
        )
      group by stashpoint_id
    )
    update stashpoints s set booking_count = stays.stays
    from stays where s.id = stays.stashpoint_id and s.booking_count < stays.stays`.execute(database.query);
  return Number(numAffectedRows ?? 0);
}
