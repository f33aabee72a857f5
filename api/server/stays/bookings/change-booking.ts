import { addMinutes } from 'date-fns/addMinutes';
import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { HOLD_MINUTES } from '../../../contract/vocabulary/stay-limits.ts';
import { takeRoom } from '../../catalogue/stashpoints/availability/take-room.ts';
import { lockRooms } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { stayColumns } from '../pricing/stay-columns.ts';
import { applyChange } from './apply-change.ts';
import { columnsAfter } from './columns-after.ts';
import { holdChange, noRoom } from './hold-change.ts';
import { type Change, isChangeable, type PricedChange, priceChange } from './price-change.ts';
import { lockBookingRow } from './record/booking.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { getOwnBooking, requireBooking } from './record/get-booking.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import type { BookingWithStashpoint } from './record/store.ts';
import { writeChangeMail } from './write-change-mail.ts';

/** Records a change in the transaction that makes it, before it is made. */
type RecordsChange = (transaction: Kysely<Schema>, before: BookingWithStashpoint) => Promise<void>;

/**
 * Changes a booking for a caller who may see it. A change made at once is recorded with it; one that waits for payment
 * is not recorded here.
 *
 * @throws CubbyError NOT_FOUND, or like `changeStay` and `record`.
 */
export async function changeBooking(
  services: SendsRefunds & SerializesBookings,
  caller: Caller,
  id: string,
  change: Change,
  record?: RecordsChange,
): Promise<Booking> {
  return changeStay(services, await requireBooking(services, id, caller), change, caller.userId, record);
}

/**
 * Changes the times or bags of a booking. A cheaper change is made at once, and refunded as far as cancelling would be;
 * one that costs more than was paid is held for fifteen minutes as a pending change until the difference is paid.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or the refusal of the new stay.
 */
export async function changeStay(
  services: SendsRefunds & SerializesBookings,
  booking: BookingWithStashpoint,
  change: Change,
  viewerId: string | null,
  record?: RecordsChange,
): Promise<Booking> {
  const priced = await priceChange(services, booking, change);
  if (priced.decided.due > 0) await holdPaidChange(services, priced);
  else await changeAtOnce(services, priced, record);
  return getOwnBooking(services, booking.id, viewerId);
}

async function holdPaidChange({ database, now: clock }: HasDatabase & HasClock, change: PricedChange): Promise<void> {
  const now = clock();
  const expires = addMinutes(now, HOLD_MINUTES);
  await database.transaction((transaction) => holdChange(transaction, change, { expires, proposedBy: null, now }));
}

async function changeAtOnce(
  services: SendsRefunds & SerializesBookings,
  { booking: { id }, priced, request }: PricedChange,
  record?: RecordsChange,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const wanted = { stashpointId: priced.stashpoint.id, ...priced.stay, replaces: id };
    await lockRooms(transaction, [wanted.stashpointId]);
    const booking = await lockBookingRow(transaction, id);
    // A newer change replaces one that was never paid.
    await dropPendingChanges(transaction, id);
    if (!(await takeRoom(transaction, wanted, priced.demand, now))) throw noRoom();
    // Decided again under the lock: another change or a refund may have come in between.
    const row = await findMailedBooking(transaction, id);
    if (!booking || !isChangeable(row))
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking can no longer be changed.');
    const { due, columns } = columnsAfter(services, row, stayColumns(priced, request));
    if (due > 0) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking has changed: reload it.');
    await record?.(transaction, row);
    const refund = await applyChange(transaction, row, columns, null, now);
    await writeChangeMail(services, transaction, booking, { paid: 0, ...refund });
  });
  await sendRefunds(services, { bookingId: id });
}
