import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A place with its city and host, as staff see it. */
export function adminRows(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .innerJoin('users as h', 'h.id', 's.host_id')
    .selectAll('s')
    .select([
      'c.name as city_name',
      'c.translations as city_translations',
      'h.email as host_email',
      'h.first_name as host_first_name',
      'h.last_name as host_last_name',
    ]);
}

export type AdminRow = Awaited<ReturnType<ReturnType<typeof adminRows>['executeTakeFirstOrThrow']>>;

export function findAdminRow(query: Kysely<Schema>, id: string): Promise<AdminRow | undefined> {
  return adminRows(query).where('s.id', '=', id).executeTakeFirst();
}

/**
 * Locks a place for an edit: its room first, as whoever books does, then its row. So nothing is booked between the
 * look at what a change would strand and the change.
 */
export async function lockPlace(
  transaction: Kysely<Schema>,
  id: string,
): Promise<Selectable<Schema['stashpoints']> | undefined> {
  await lockRooms(transaction, [id]);
  return transaction.selectFrom('stashpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks the room of several places, always in the same order, so that nobody waits in a circle. */
export async function lockRooms(transaction: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
}

export async function insertPlace(query: Kysely<Schema>, row: Insertable<Schema['stashpoints']>): Promise<void> {
  await query.insertInto('stashpoints').values(row).execute();
}

export async function updatePlace(
  transaction: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['stashpoints']>,
): Promise<void> {
  await transaction.updateTable('stashpoints').set(changes).where('id', '=', id).execute();
}

/** Whether somebody can answer for a place. */
export async function isHost(query: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await query
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', 'in', ['host', 'admin'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Paid bookings and live holds that are not over, those made last first, each with why it could not be served. */
export async function listBookingsAhead(transaction: Kysely<Schema>, placeId: string, now: Date) {
  return transaction
    .selectFrom('bookings')
    .select(['id', 'state', sql<'inactive' | 'closed' | 'full' | null>`stranded_reason(id, ${now})`.as('reason')])
    .where('stashpoint_id', '=', placeId)
    .where('state', 'in', ['held', 'confirmed', 'checked_in'])
    .$narrowType<{ state: 'held' | 'confirmed' | 'checked_in' }>()
    .where('pickup', '>', now)
    .where((or) => or.or([or('state', '<>', 'held'), or('hold_expires_at', '>', now)]))
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Lets unpaid holds go: who pays for one nevertheless is paid back, as with any hold that has run out. */
export async function dropHolds(transaction: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('bookings')
    .set({ hold_expires_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .execute();
}
