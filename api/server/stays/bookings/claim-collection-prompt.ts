import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Marks a traveller as asked whether they have their bags; false when they were asked before, or the stay is closed.
 */
export async function claimCollectionPrompt(transaction: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('bookings')
    .set({ collected_asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'checked_in')
    .where('collected_asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
