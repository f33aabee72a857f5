import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';

/** Stashpoints with bookings of so many days are counted: a job that did not run for a while misses none. */
const COUNTED_DAYS = 2;

/** Stashpoints counted by one statement: those of a large network together would exceed its time limit. */
const COUNTED_AT_ONCE = 500;

/**
 * Counts all stays of the stashpoints that got a booking lately, which is how popular they are. A count never falls:
 * stays from before a database was filled count as well. Returns how many changed.
 */
export async function countStays({ database, now }: HasClock & HasDatabase): Promise<number> {
  const recent = await database.query
    .selectFrom('bookings')
    .select('stashpoint_id')
    .distinct()
    .where('created', '>', subDays(now(), COUNTED_DAYS))
    .where('changes_booking_id', 'is', null)
    .execute();
  let changed = 0;
  for (let from = 0; from < recent.length; from += COUNTED_AT_ONCE) {
    const ids = recent.slice(from, from + COUNTED_AT_ONCE).map(({ stashpoint_id }) => stashpoint_id);
    const { numAffectedRows } = await sql`
      with stays as (
        select stashpoint_id, count(*)::int as stays from bookings
        where changes_booking_id is null and state in ('confirmed', 'checked_in', 'checked_out')
          and stashpoint_id = any(${ids})
        group by stashpoint_id
      )
      update stashpoints s set booking_count = stays.stays
      from stays where s.id = stays.stashpoint_id and s.booking_count < stays.stays`.execute(database.query);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
}
