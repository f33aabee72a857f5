import { addMinutes } from 'date-fns';
import { CubbyError } from '../../../contract/errors.ts';
import { CHANGEABLE_STATES } from '../../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { HOLD_MINUTES } from '../../../contract/vocabulary/stay-limits.ts';
import { takeRoom, takeRoomSql } from '../../catalogue/stashpoints/availability/take-room.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/refund-booking.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { bookingId } from '../../platform/secrets/ids.ts';
import type { PricedStay, StayToPrice } from '../pricing/price-request.ts';
import { stayColumns } from '../pricing/stay-columns.ts';
import { applyChange } from './apply-change.ts';
import { type Change, priceChange } from './price-change.ts';
import { lockBookingRow, stepBooking } from './record/booking.ts';
import { getOwnBooking } from './record/get-booking.ts';
import type { PresentsBookings } from './record/present-booking.ts';
import { type BookingWithPlace, findPendingChange, insertBookingIf } from './record/store.ts';

/**
 * Changes the times or bags of a booking. What becomes cheaper is changed at once and the difference paid back;
 * what becomes dearer is held for fifteen minutes as a pending change until the difference is paid.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or why the new stay cannot be had.
 */
export async function changeBooking(
  services: SendsRefunds & PresentsBookings,
  caller: Caller,
  id: string,
  change: Change,
): Promise<Booking> {
  const { booking, priced, request } = await priceChange(services, caller, id, change);
  await dropPendingChange(services, booking.id);
  if (priced.totals.post_discount_price > booking.total) await holdChange(services, booking, priced, request);
  else await changeAtOnce(services, booking, priced, request);
  return getOwnBooking(services, booking.id, caller.userId);
}

/** A newer change takes the place of one that was never paid. */
async function dropPendingChange(services: HasDatabase & HasClock, id: string): Promise<void> {
  const pending = await findPendingChange(services.database.query, id, services.now());
  if (pending) await stepBooking(services.database.query, pending.id, 'expire');
}

async function holdChange(
  services: HasDatabase & HasClock,
  booking: BookingWithPlace,
  priced: PricedStay,
  request: StayToPrice,
): Promise<void> {
  const now = services.now();
  const hold = {
    ...stayColumns(priced, request),
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
    hold_expires_at: addMinutes(now, HOLD_MINUTES),
    created: now,
    changes_booking_id: booking.id,
  };
  const wanted = { stashpointId: booking.stashpoint_id, ...priced.stay, replaces: booking.id };
  const held = await insertBookingIf(services.database.query, hold, takeRoomSql(wanted, priced.demand, now));
  if (!held) throw noRoom();
}

async function changeAtOnce(
  services: SendsRefunds,
  { id }: BookingWithPlace,
  priced: PricedStay,
  request: StayToPrice,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const wanted = { stashpointId: priced.stashpoint.id, ...priced.stay, replaces: id };
    if (!(await takeRoom(transaction, wanted, priced.demand, now))) throw noRoom();
    const booking = await lockBookingRow(transaction, id);
    if (!booking || !CHANGEABLE_STATES.includes(booking.state))
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking can no longer be changed.');
    await applyChange(transaction, booking, stayColumns(priced, request), null, now);
  });
  await sendRefunds(services, id);
}

function noRoom(): CubbyError {
  return new CubbyError('NO_AVAILABILITY_AT_STASHPOINT', 'There is no space for these bags at that time.');
}
