import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** Expires changes that are waiting for their difference: the booking they would change is no longer the same. */
export async function dropPendingChanges(
  transaction: Kysely<Schema>,
  bookingId: string,
  { keepsProposals = false } = {},
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ state: 'expired' })
    .where('changes_booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .$if(keepsProposals, (changes) => changes.where('proposed_by', 'is', null))
    .execute();
}
