import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { allocate, writeMovement } from '../ledger/entries.ts';
import { refundBooking } from '../payments/refund-booking.ts';
import type { stayColumns } from './booking-columns.ts';
import type { BookingRow } from './booking-row.ts';

/**
 * Gives a booking its new times, bags and prices inside a transaction that holds its room. A difference that was
 * paid is booked with its payment; one that is owed to the traveller becomes a refund.
 */
export async function applyChange(
  transaction: Kysely<Schema>,
  booking: BookingRow,
  columns: ReturnType<typeof stayColumns>,
  payment: { id: string; amount: number } | null,
  now: Date,
): Promise<void> {
  await transaction.updateTable('bookings').set(columns).where('id', '=', booking.id).execute();
  const from = allocate(booking);
  const to = allocate(columns);
  if (payment)
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
  else
    await refundBooking(transaction, booking, { amount: booking.total - columns.total, releases: { from, to } }, now);
}
