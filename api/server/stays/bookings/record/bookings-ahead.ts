import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { lockBookingRow } from './booking.ts';

/** Lists paid bookings and live holds that are not over, newest first, each with the reason it could not be served. */
export async function listBookingsAhead(transaction: Kysely<Schema>, stashpointId: string, now: Date) {
  return transaction
    .selectFrom('bookings')
    .select(['id', 'state', sql<'inactive' | 'closed' | 'full' | null>`stranded_reason(id, ${now})`.as('reason')])
    .where('stashpoint_id', '=', stashpointId)
    .where('state', 'in', ['held', 'confirmed', 'checked_in'])
    .$narrowType<{ state: 'held' | 'confirmed' | 'checked_in' }>()
    .where('pickup', '>', now)
    .where((or) => or.or([or('state', '<>', 'held'), or('hold_expires_at', '>', now)]))
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Releases unpaid holds: a traveller who pays for one anyway is refunded, as with any expired hold. */
export async function releaseHolds(transaction: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('bookings')
    .set({ hold_expires_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .execute();
}

/** Leaves a booking out of the upcoming ones: for a trial inside a transaction that is rolled back. */
export async function leaveOut(transaction: Kysely<Schema>, id: string): Promise<void> {
  await lockBookingRow(transaction, id);
  await transaction.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', id).execute();
}
