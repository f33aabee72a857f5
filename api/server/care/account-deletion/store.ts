import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Tells whether this person has bookings whose bags are still to come or to be collected. */
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

interface Hosted {
  stashpoints: number;
  people: number;
  devices: number;
  stays: number;
}

/**
 * Counts a host's places on the market, the people and devices that work there, and the stays at any of their places
 * whose bags are to come or to be collected.
 */
export async function countHosted(query: Kysely<Schema>, id: string, now: Date) {
  const { rows } = await sql<Hosted>`select
    (select count(*)::int from stashpoints where host_id = ${id} and active) as stashpoints,
    (select count(*)::int from host_people p join hosts h on h.id = p.host_id
      where h.user_id = ${id} and p.removed_at is null) as people,
    (select count(*)::int from host_devices d join hosts h on h.id = d.host_id
      where h.user_id = ${id} and d.unpaired_at is null) as devices,
    (select count(*)::int from bookings b join stashpoints s on s.id = b.stashpoint_id
      where s.host_id = ${id} and (b.state = 'checked_in' or (b.state = 'confirmed' and b.pickup > ${now}))) as stays`.execute(
    query,
  );
  return rows[0] ?? { stashpoints: 0, people: 0, devices: 0, stays: 0 };
}
