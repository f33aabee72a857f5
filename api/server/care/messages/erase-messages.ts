import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Deletes what a person wrote, and the conversations about their bookings. Translations follow within two days. */
export async function eraseMessages(query: Kysely<Schema>, userId: string, bookingIds: string[]): Promise<void> {
  await query
    .deleteFrom('booking_messages')
    .where((or) =>
      or.or([or('actor_id', '=', userId), ...(bookingIds.length > 0 ? [or('booking_id', 'in', bookingIds)] : [])]),
    )
    .execute();
}
