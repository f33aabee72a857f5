import { addMinutes } from 'date-fns';
import { HOLD_MINUTES } from '../../contract/constants.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import { CHANGEABLE_STATES } from '../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import { takeRoom, takeRoomSql } from '../availability/take-room.ts';
import { findRedeemedCoupon } from '../coupons/find-redeemed-coupon.ts';
import type { Caller } from '../http/call.ts';
import { sendRefunds } from '../payments/refund-booking.ts';
import { type PricedStay, priceRequest, type StayToPrice } from '../quotes/price-request.ts';
import { bookingId } from '../secrets/ids.ts';
import type { Services } from '../services.ts';
import { applyChange } from './apply-change.ts';
import { stayColumns } from './booking-columns.ts';
import { lockBookingRow, stepBooking } from './booking-row.ts';
import { getOwnBooking, requireBooking } from './get-booking.ts';
import { type BookingWithPlace, findPendingChange, insertBookingIf } from './store.ts';

type Change = Pick<BodyOf<Endpoints['updateBooking']>, 'dropoff' | 'pickup' | 'bag_count' | 'storage_spaces'>;

/**
 * Changes the times or bags of a booking. What becomes cheaper is changed at once and the difference paid back;
 * what becomes dearer is held for fifteen minutes as a pending change until the difference is paid.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or why the new stay cannot be had.
 */
export async function changeBooking(services: Services, caller: Caller, id: string, change: Change): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  requireChangeable(booking, change);
  const request = requestAfter(booking, change);
  const priced = await priceRequest(services, request, {
    userId: booking.user_id,
    replaces: { id: booking.id, coupon: await findRedeemedCoupon(services.database.query, booking.coupon_id) },
    allowPast: booking.state === 'checked_in',
  });
  await dropPendingChange(services, booking.id);
  if (priced.totals.post_discount_price > booking.total) await holdChange(services, booking, priced, request);
  else await changeAtOnce(services, booking, priced, request);
  return getOwnBooking(services, booking.id);
}

/** Once the bags are inside, only their collection can move. */
function requireChangeable(booking: BookingWithPlace, change: Change): void {
  const movesWhatHappened = change.dropoff ?? change.bag_count ?? change.storage_spaces;
  if (!CHANGEABLE_STATES.includes(booking.state) || (booking.state === 'checked_in' && movesWhatHappened !== undefined))
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking can no longer be changed like that.');
}

function requestAfter(booking: BookingWithPlace, change: Change): StayToPrice {
  const bag_count = change.bag_count ?? booking.bag_count;
  const sized = (['small', 'medium', 'large', 'standard'] as const)
    .map((size) => ({ size, quantity: booking[size] }))
    .filter(({ quantity }) => quantity > 0);
  return {
    stashpoint_id: booking.stashpoint_id,
    dropoff: change.dropoff ?? booking.dropoff.toISOString(),
    pickup: change.pickup ?? booking.pickup.toISOString(),
    bag_count,
    storage_spaces: change.storage_spaces ?? (bag_count === booking.bag_count ? sized : undefined),
    tree_count: booking.tree_count,
    guarantee: booking.guarantee_fee > 0,
    accessibility_required: booking.accessibility_required,
  };
}

/** A newer change takes the place of one that was never paid. */
async function dropPendingChange(services: Services, id: string): Promise<void> {
  const pending = await findPendingChange(services.database.query, id, services.now());
  if (pending) await stepBooking(services.database.query, pending.id, 'expire');
}

async function holdChange(
  services: Services,
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
  services: Services,
  { id }: BookingWithPlace,
  priced: PricedStay,
  request: StayToPrice,
): Promise<void> {
  const now = services.now();
  await services.database.query.transaction().execute(async (transaction) => {
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
  return new CubbyError('NO_AVAILABILITY_AT_STASHPOINT', 'There is no room for these bags at that time.');
}
