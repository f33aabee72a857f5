import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Removes the names from the reviews of these bookings; the texts stay. */
export async function eraseReviewers(query: Kysely<Schema>, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await query.updateTable('reviews').set({ first_name: '' }).where('booking_id', 'in', bookingIds).execute();
}
