import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Expires holds whose time is over, including pending changes; returns how many. */
export async function expireHolds(query: Kysely<Schema>, now: Date): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('bookings')
    .set({ state: 'expired' })
    .where('state', '=', 'held')
    .where('hold_expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
