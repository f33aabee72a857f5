import { type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { UserRow } from './present-user.ts';

export function updateUserRow(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['users']>,
): Promise<UserRow | undefined> {
  return query
    .updateTable('users')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function lockUser(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Ends a person's sessions, but for the one named. */
export async function revokeTokens(query: Kysely<Schema>, userId: string, keptId: string | null): Promise<void> {
  await query
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (tokens) => tokens.where('id', '<>', keptId ?? ''))
    .execute();
}

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
