import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { takeRoomSql } from '../../catalogue/stashpoints/availability/take-room.ts';
import { lockRooms } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { bookingId } from '../../platform/secrets/ids.ts';
import type { PricedChange } from './price-change.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import { insertBookingIf } from './record/store.ts';

/**
 * Holds a change beside the booking it would change, until it is paid or accepted. It replaces one that was held before,
 * also by the same request at the same time.
 *
 * @throws CubbyError NO_AVAILABILITY_AT_STASHPOINT, and nothing is written.
 */
export async function holdChange(
  transaction: Kysely<Schema>,
  { booking, priced, decided }: PricedChange,
  { expires, proposedBy, now }: { expires: Date; proposedBy: 'host' | 'staff' | null; now: Date },
): Promise<void> {
  const hold = {
    ...decided.columns,
    id: bookingId(),
    stashpoint_id: booking.stashpoint_id,
    user_id: booking.user_id,
    email: booking.email,
    first_name: booking.first_name,
    last_name: booking.last_name,
    phone_number: booking.phone_number,
    language: booking.language,
    coupon_id: null,
    state: 'held' as const,
    hold_expires_at: expires,
    created: now,
    changes_booking_id: booking.id,
    proposed_by: proposedBy,
  };
  const wanted = { stashpointId: booking.stashpoint_id, ...priced.stay, replaces: booking.id };
  await lockRooms(transaction, [booking.stashpoint_id]);
  await dropPendingChanges(transaction, booking.id);
  if (!(await insertBookingIf({ query: transaction }, hold, takeRoomSql(wanted, priced.demand, now)))) throw noRoom();
}

/** Returns the error of a change for which there is no space any more. */
export function noRoom(): CubbyError {
  return new CubbyError('NO_AVAILABILITY_AT_STASHPOINT', 'There is no space for these bags at that time.');
}
