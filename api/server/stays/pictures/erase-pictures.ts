import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Deletes every picture of these bookings: what they show cannot be made anonymous. */
export async function erasePictures(query: Kysely<Schema>, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await query.deleteFrom('booking_pictures').where('booking_id', 'in', bookingIds).execute();
}
