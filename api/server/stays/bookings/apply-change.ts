import type { Kysely, Updateable } from 'kysely';
import { sizesOf } from '../../catalogue/stashpoints/availability/size-columns.ts';
import { type Allocation, allocate, writeMovement, writePrepaid } from '../../money/ledger/entries.ts';
import { type RefundParts, refundBooking } from '../../money/payments/refund-booking.ts';
import { findRefundable } from '../../money/payments/refundable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DecidedChange } from './columns-after.ts';
import type { BookingRow } from './record/booking.ts';
import { issueLockerCodes } from './record/locker-codes.ts';

/**
 * Gives a booking its new times, bags, lockers and prices inside a transaction that reserves its space. A difference that was
 * paid is booked with its payment; by how much the total is lower becomes a refund, whose parts are returned.
 */
export async function applyChange(
  transaction: Kysely<Schema>,
  booking: BookingRow,
  columns: DecidedChange['columns'] & Updateable<Schema['bookings']>,
  payment: { id: string; amount: number } | null,
  now: Date,
): Promise<RefundParts> {
  const after = { ...booking, ...columns };
  const issued = after.stashpoint_id === booking.stashpoint_id ? booking.locker_codes : [];
  const locker_codes = JSON.stringify(await issueLockerCodes(transaction, after, issued));
  await transaction
    .updateTable('bookings')
    .set({ ...columns, locker_codes })
    .where('id', '=', booking.id)
    .execute();
  await writePrepaid(transaction, booking, columns.prepaid_amount - booking.prepaid_amount, now);
  const from = allocate(booking);
  const to = allocate(columns);
  if (!payment) return settleDifference(transaction, booking, booking.total - columns.total, { from, to }, now);
  await writeMovement(transaction, {
    bookingId: booking.id,
    currency: booking.currency_code,
    kind: 'charge',
    amount: payment.amount,
    paymentId: payment.id,
    from,
    to,
    now,
  });
  return { card: 0, credit: 0 };
}

/** Settles the difference. Equal totals may still be shared differently: then no money moves, only the shares do. */
async function settleDifference(
  transaction: Kysely<Schema>,
  booking: BookingRow,
  amount: number,
  shares: { from: Allocation; to: Allocation },
  now: Date,
): Promise<RefundParts> {
  if (amount > 0) {
    // An amount staff refunded before is not refunded again: the platform, which bore it, keeps it now.
    const left = await findRefundable(transaction, booking.id);
    const owed = Math.min(amount, left.card + left.credit);
    const to = { ...shares.to, platform_fee: shares.to.platform_fee + amount - owed };
    return refundBooking(transaction, booking, { amount: owed, releases: { from: shares.from, to } }, now);
  }
  const { id: bookingId, currency_code: currency } = booking;
  await writeMovement(transaction, { bookingId, currency, kind: 'charge', amount: 0, ...shares, now });
  return { card: 0, credit: 0 };
}

/** Returns the stay that a pending change would make of its booking, as it was decided when it was held. */
export function stayOf(row: BookingRow): DecidedChange['columns'] {
  const { dropoff, pickup, bag_count, currency_code, first_day_price } = row;
  const { extra_day_price, booking_fee, guarantee_fee, tree_count, tree_price, discount_amount, prepaid_amount } = row;
  const { total, host_share, kept_amount, refund_dropoff } = row;
  return {
    ...{ dropoff, pickup, bag_count, currency_code, first_day_price },
    ...sizesOf(row),
    ...{ extra_day_price, booking_fee, guarantee_fee, tree_count, tree_price, discount_amount, prepaid_amount },
    ...{ total, host_share, kept_amount, refund_dropoff },
  };
}
