import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Hold = Selectable<Schema['bookings']>;

/**
 * The caller's own unpaid hold of the very stay they ask for: the same place and times, whatever the bags.
 * Their own hold never stands in their way.
 */
export function findOwnHold(
  query: Kysely<Schema>,
  userId: string,
  { stashpoint_id, dropoff, pickup }: { stashpoint_id: string; dropoff: string; pickup: string },
  now: Date,
): Promise<Hold | undefined> {
  return query
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('stashpoint_id', '=', stashpoint_id)
    .where('dropoff', '=', new Date(dropoff))
    .where('pickup', '=', new Date(pickup))
    .where('state', '=', 'held')
    .where('changes_booking_id', 'is', null)
    .where('hold_expires_at', '>', now)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
}
