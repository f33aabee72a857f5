import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { StashpointRow } from './stashpoint-row.ts';

/**
 * Locks a place for an edit: its capacity first, as bookings do, then its row. So nothing is booked between the check
 * of what a change would strand and the change.
 */
export async function lockStashpoint(transaction: Kysely<Schema>, id: string): Promise<StashpointRow | undefined> {
  await lockRooms(transaction, [id]);
  return transaction.selectFrom('stashpoints').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Locks the capacity of several places, always in the same order, so that there is no deadlock. */
export async function lockRooms(transaction: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
}

export async function insertStashpoint(query: Kysely<Schema>, row: Insertable<Schema['stashpoints']>): Promise<void> {
  await query.insertInto('stashpoints').values(row).execute();
}

export async function writeStashpoint(
  transaction: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['stashpoints']>,
): Promise<void> {
  await transaction.updateTable('stashpoints').set(changes).where('id', '=', id).execute();
}

/** Gives a host places of another host; returns how many. */
export async function giveStashpoints(
  transaction: Kysely<Schema>,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await transaction
    .updateTable('stashpoints')
    .set({ host_id: userId, updated: now, edit_version: sql`edit_version + 1` })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.length;
}

/** Saves a bank under the partner's id. Prices, and whether it is on the market, stay as staff left them. */
export async function saveLocker(query: Kysely<Schema>, row: Insertable<Schema['stashpoints']>): Promise<void> {
  await query
    .insertInto('stashpoints')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['storage_type', 'partner_ref'])
        .where('partner_ref', 'is not', null)
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          business_name: update.ref('excluded.business_name'),
          address: update.ref('excluded.address'),
          postal_code: update.ref('excluded.postal_code'),
          lat: update.ref('excluded.lat'),
          lng: update.ref('excluded.lng'),
          ...Object.fromEntries(
            MEASURED_SIZES.map((size) => [`capacity_${size}`, update.ref(`excluded.capacity_${size}`)]),
          ),
          updated: update.ref('excluded.updated'),
        })),
    )
    .execute();
}

/** Takes a host's places off the market. Drafts that never received a traveller are deleted: no books need them. */
export async function closeStashpointsOf(query: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await sql`delete from stashpoints s where s.host_id = ${userId} and s.status <> 'approved'
    and not exists (select 1 from bookings b where b.stashpoint_id = s.id)
    and not exists (select 1 from reviews r where r.stashpoint_id = s.id)`.execute(query);
  await query.updateTable('stashpoints').set({ active: false, updated: now }).where('host_id', '=', userId).execute();
}
