import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

export type MissedRow = Schema['missed_searches'];

/** Adds to the counts; rows of places that were deleted in the meantime are left out. */
export async function addMissed(query: Kysely<Schema>, rows: readonly MissedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof MissedRow>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into missed_searches (stashpoint_id, day, hour, reason, searches, bags)
    select m.stashpoint_id, m.day, m.hour, m.reason, m.searches, m.bags
    from unnest(${column('stashpoint_id')}::text[], ${column('day')}::text[], ${column('hour')}::smallint[],
      ${column('reason')}::text[], ${column('searches')}::int[], ${column('bags')}::int[])
      as m (stashpoint_id, day, hour, reason, searches, bags)
    where exists (select from stashpoints s where s.id = m.stashpoint_id)
    order by 1, 2, 3, 4
    on conflict (stashpoint_id, day, hour, reason) do update
      set searches = missed_searches.searches + excluded.searches, bags = missed_searches.bags + excluded.bags`.execute(
    query,
  );
}
