import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Bookings of this person whose bags are still to come or to be collected. */
export async function hasOpenBookings(query: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await query
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', id)
    .where((or) =>
      or.or([or('state', '=', 'checked_in'), or.and([or('state', '=', 'confirmed'), or('pickup', '>', now)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countReviews(query: Kysely<Schema>, id: string): Promise<number> {
  const { count } = await query
    .selectFrom('reviews as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('b.user_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A host's places on the market, and the stays at any of theirs whose bags are to come or to be collected. */
export async function countHosted(query: Kysely<Schema>, id: string, now: Date) {
  const { rows } = await sql<{ stashpoints: number; stays: number }>`select
    (select count(*)::int from stashpoints where host_id = ${id} and active) as stashpoints,
    (select count(*)::int from bookings b join stashpoints s on s.id = b.stashpoint_id
      where s.host_id = ${id} and (b.state = 'checked_in' or (b.state = 'confirmed' and b.pickup > ${now}))) as stays`.execute(
    query,
  );
  return rows[0] ?? { stashpoints: 0, stays: 0 };
}
