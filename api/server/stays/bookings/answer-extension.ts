import { CubbyError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { takeRoom } from '../../catalogue/stashpoints/availability/take-room.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { applyChange, stayOf } from './apply-change.ts';
import { columnsAfter } from './columns-after.ts';
import { isChangeable } from './price-change.ts';
import { type BookingRow, lockBookingRow, stepBooking } from './record/booking.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { getOwnBooking, requireHostedBooking, requireTraveller } from './record/get-booking.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import type { BookingWithStashpoint } from './record/store.ts';
import { findPendingChange } from './record/store.ts';
import { writeChangeMail } from './write-change-mail.ts';

/**
 * Withdraws a later pick-up that was proposed and not accepted.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE where none is open.
 */
export async function withdrawExtension(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
): Promise<Booking> {
  const booking = await requireHostedBooking(services, id, caller);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const pending = await findPendingChange(transaction, booking.id, now);
    if (!pending?.proposed_by) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'There is no proposed pick-up.');
    await dropPendingChanges(transaction, booking.id);
    await recordChange(transaction, {
      caller,
      action: 'extension_withdrawn',
      entity: 'booking',
      id: booking.id,
      before: { pickup: pending.pickup.toISOString() },
      after: null,
      now,
    });
  });
  return getOwnBooking(services, booking.id);
}

/**
 * Accepts a proposed pick-up at no extra cost. One that costs extra is accepted by paying.
 *
 * @throws CubbyError NOT_FOUND, also for host and staff; HOLD_EXPIRED where the proposal has expired or was withdrawn;
 * BOOKING_NOT_CHANGEABLE where a payment is due, or the stay is over.
 */
export async function acceptExtension(
  services: SendsRefunds & SerializesBookings,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, pass);
  const pending = await findPendingChange(services.database.query, booking.id, services.now());
  if (!pending?.proposed_by) throw isOver();
  await services.database.transaction(async (transaction) => {
    const now = services.now();
    // The place's lock comes before any row's, here as everywhere.
    const { stashpoint_id: stashpointId, dropoff, pickup } = pending;
    await takeRoom(transaction, { stashpointId, dropoff, pickup, replaces: booking.id }, pending, now);
    await lockBookingRow(transaction, booking.id);
    const change = await lockBookingRow(transaction, pending.id);
    if (change?.state !== 'held' || (change.hold_expires_at ?? now) <= now) throw isOver();
    const original = await findMailedBooking(transaction, booking.id);
    requireFree(original, change);
    await stepBooking(transaction, change.id, 'expire', { applied_at: now });
    const { columns } = columnsAfter(services, original, stayOf(change));
    const refund = await applyChange(transaction, original, columns, null, now);
    await writeChangeMail(services, transaction, original, { paid: 0, ...refund });
  });
  await sendRefunds(services, { bookingId: booking.id });
  return getOwnBooking(services, booking.id, caller?.userId ?? null);
}

function requireFree(original: BookingWithStashpoint, change: BookingRow): void {
  if (original.stashpoint_id !== change.stashpoint_id || !isChangeable(original) || change.total > original.total)
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This change has to be paid for, or the stay has ended.');
}

function isOver(): CubbyError {
  return new CubbyError('HOLD_EXPIRED', 'This proposal has expired: ask the place for a new one.');
}
