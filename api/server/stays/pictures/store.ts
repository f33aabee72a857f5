import type { Insertable, Kysely, Selectable } from 'kysely';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

export type BookingPictureRow = Omit<Selectable<Schema['booking_pictures']>, 'bytes'>;

const COLUMNS = [
  'id',
  'booking_id',
  'stashpoint_id',
  'incident_id',
  'purpose',
  'bag_number',
  'width',
  'height',
  'created',
  'taken_by',
] as const;

/** Stores a picture unless its booking has `most` of its kind; of two sent at once, the second counts the first. */
export async function insertBookingPicture(
  transaction: Kysely<Schema>,
  picture: Insertable<Schema['booking_pictures']>,
  most: number,
): Promise<boolean> {
  await transaction.selectFrom('bookings').select('id').where('id', '=', picture.booking_id).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('booking_pictures')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('booking_id', '=', picture.booking_id)
    .where('purpose', '=', picture.purpose)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await transaction.insertInto('booking_pictures').values(picture).execute();
  return true;
}

/**
 * Lists pictures of a booking without their bytes, oldest first; for a caller who acts for a place only those of that
 * place.
 */
export function listPictureRows(
  query: Kysely<Schema>,
  bookingId: string,
  ofStashpointsOf: Caller | null,
): Promise<BookingPictureRow[]> {
  return query
    .selectFrom('booking_pictures')
    .select(COLUMNS)
    .where('booking_id', '=', bookingId)
    .$if(ofStashpointsOf !== null, (rows) =>
      rows.where('stashpoint_id', 'in', (stashpoints) => {
        const all = stashpoints.selectFrom('stashpoints as s').select('s.id');
        return ofStashpointsOf ? all.where(staffStashpointsFilter(ofStashpointsOf, 's')) : all;
      }),
    )
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function findBytes(query: Kysely<Schema>, id: string): Promise<Uint8Array | null> {
  const row = await query.selectFrom('booking_pictures').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}
