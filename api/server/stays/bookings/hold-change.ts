import { takeRoomSql } from '../../catalogue/stashpoints/availability/take-room.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { bookingId } from '../../platform/secrets/ids.ts';
import type { PricedChange } from './price-change.ts';
import { insertBookingIf } from './record/store.ts';

/**
 * Holds a change beside the booking it would change, until it is paid or accepted. False when there is no space any
 * more, and nothing is written.
 */
export async function holdChange(
  services: HasDatabase & HasClock,
  { booking, priced, decided }: PricedChange,
  { expires, proposedBy }: { expires: Date; proposedBy: 'host' | 'staff' | null },
): Promise<boolean> {
  const now = services.now();
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
  return (await insertBookingIf(services.database, hold, takeRoomSql(wanted, priced.demand, now))) !== undefined;
}
