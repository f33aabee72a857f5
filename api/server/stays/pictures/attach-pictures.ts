import type { Kysely } from 'kysely';
import type { BookingPicturePurpose } from '../../../contract/structs/booking-picture.ts';
import type { Schema } from '../../platform/database/schema.ts';

export interface AttachedPictures {
  ids: readonly string[];
  purpose: BookingPicturePurpose;
  incident: { id: string; booking_id: string; stashpoint_id: string };
}

/** Attaches a booking's pictures of this kind to a report; pictures of other bookings are ignored. Returns how many. */
export async function attachPictures(
  transaction: Kysely<Schema>,
  { ids, purpose, incident }: AttachedPictures,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await transaction
    .updateTable('booking_pictures')
    .set({ incident_id: incident.id })
    .where('id', 'in', ids)
    .where('booking_id', '=', incident.booking_id)
    .where('stashpoint_id', '=', incident.stashpoint_id)
    .where('purpose', '=', purpose)
    .where((or) => or.or([or('incident_id', 'is', null), or('incident_id', '=', incident.id)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
