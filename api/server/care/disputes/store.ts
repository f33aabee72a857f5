import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export function findDisputeRow(query: Kysely<Schema>, id: string) {
  return query.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads what else is known of a disputed stay: mails that were sent, the traveller’s review, photos of the bags. */
export async function readWitnesses(query: Kysely<Schema>, bookingId: string) {
  const mails = await query
    .selectFrom('mails')
    .select(['subject', 'sent_at'])
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is not', null)
    // The traveller has read nothing that was sent to the host.
    .whereRef('recipient', '=', (row) =>
      row.selectFrom('bookings').select('email').where('id', '=', bookingId).$asScalar(),
    )
    .$narrowType<{ sent_at: Date }>()
    .execute();
  const review = await query
    .selectFrom('reviews')
    .select(['created', 'stashpoint_rating as rating'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  const { photos } = await query
    .selectFrom('booking_pictures')
    .select(sql<number>`count(*)::int`.as('photos'))
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'bag')
    .executeTakeFirstOrThrow();
  return { mails, review: review ?? null, photos };
}
