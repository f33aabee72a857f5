import type { Kysely } from 'kysely';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import { requireStay, type StayCheck } from '../availability/check-stay.ts';
import { takeRoom } from '../availability/take-room.ts';
import { applyChange } from '../bookings/apply-change.ts';
import { type BookingRow, lockBookingRow } from '../bookings/booking-row.ts';
import { getOwnBooking, requireTraveller } from '../bookings/get-booking.ts';
import { issueLockerCodes } from '../bookings/locker-codes.ts';
import { dropPendingChanges } from '../bookings/pending-changes.ts';
import { findRedeemedCoupon } from '../coupons/find-redeemed-coupon.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/call.ts';
import { sendRefunds } from '../payments/refund-booking.ts';
import type { Services } from '../services.ts';
import { checkMove, columnsAfterMove } from './price-move.ts';
import { resolveIncidents } from './resolve-incidents.ts';
import { findOpenFailure } from './store.ts';
import { writeMoveMails } from './write-move-mails.ts';

/**
 * Moves a booking from a place that was reported as failed to one that takes its bags: room is taken there and
 * freed here in one transaction, and what the stay costs less goes back at once. Moving twice to the same place is
 * moving once.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE without an open report; why the other place cannot be had.
 */
export async function rebook(
  services: Services,
  id: string,
  caller: Caller | null,
  { stashpoint_id, pass }: BodyOf<Endpoints['rebook']>,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, pass ?? null);
  if (booking.stashpoint_id === stashpoint_id && booking.incident?.resolution === 'rebooked')
    return getOwnBooking(services, booking.id, caller?.userId ?? null);
  const check = await checkMove(services, booking, stashpoint_id);
  requireStay(check);
  requireSameCurrency(booking, check);
  await services.database.query
    .transaction()
    .execute((transaction) => move(services, transaction, booking.id, booking.stashpoint_id, check));
  await sendRefunds(services, booking.id);
  return getOwnBooking(services, booking.id, caller?.userId ?? null);
}

async function move(
  services: Services,
  transaction: Kysely<Schema>,
  id: string,
  failedPlace: string,
  check: StayCheck,
): Promise<void> {
  const now = services.now();
  const wanted = { stashpointId: check.stashpoint.id, ...check.stay };
  if (!(await takeRoom(transaction, wanted, check.demand, now)))
    throw new CubbyError('NO_AVAILABILITY_AT_STASHPOINT', 'Somebody was quicker: there is no room left there.');
  const booking = await requireFailed(transaction, id, failedPlace);
  const coupon = await findRedeemedCoupon(transaction, booking.coupon_id);
  const columns = columnsAfterMove(booking, check, coupon);
  const locker_codes = await issueLockerCodes(transaction, { ...booking, ...columns });
  const refund = await applyChange(
    transaction,
    booking,
    { ...columns, locker_codes: JSON.stringify(locker_codes) },
    null,
    now,
  );
  await dropPendingChanges(transaction, id);
  await resolveIncidents(transaction, id, 'rebooked', now);
  await writeMoveMails(services, transaction, { id, from: failedPlace, refund });
}

/** The booking, locked, if it still stands where it was reported to have failed. */
async function requireFailed(transaction: Kysely<Schema>, id: string, failedPlace: string): Promise<BookingRow> {
  const booking = await lockBookingRow(transaction, id);
  const failed =
    booking?.state === 'confirmed' &&
    booking.stashpoint_id === failedPlace &&
    (await findOpenFailure(transaction, id, failedPlace));
  if (!booking || !failed)
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'Only a booking whose place was reported as failed can move.');
  return booking;
}

function requireSameCurrency(booking: BookingRow, { stashpoint }: StayCheck): void {
  if (stashpoint.id === booking.stashpoint_id || stashpoint.currency_code !== booking.currency_code)
    throw new CubbyError('INVALID_DATA', 'The bags go to another place that charges in the same currency.', {
      errors: { stashpoint_id: ['INVALID_DATA'] },
    });
}
