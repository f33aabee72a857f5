import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { Refund } from '../../../contract/structs/support.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import type { Caller } from '../../platform/http/call.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';
import { serializeRefund } from './list-refunds.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { findRefunds, findRepeatedRefund } from './refunds-store.ts';

type Order = BodyOf<Endpoints['createRefund']>;

/**
 * Refunds more than the rules owe: through the ledger, at the named bearer's cost, with a mail to the traveller.
 * Repeating a key refunds once.
 *
 * @throws CubbyError NOT_FOUND; INVALID_DATA on `amount` for more than is left, on `to` for credit without an account;
 * IDEMPOTENCY_KEY_REUSED for the same key with another order.
 */
export async function createRefund(
  services: SendsRefunds,
  caller: Caller,
  order: Order,
  idempotencyKey: string | null,
): Promise<Refund> {
  const { id: bookingId } = await requireBooking(services, order.booking_id, caller);
  const now = services.now();
  const id = await services.database.transaction(async (transaction) => {
    const booking = await lockBookingRow(transaction, bookingId);
    if (!booking) throw new CubbyError('NOT_FOUND', 'Booking not found.');
    // Under the lock, so that the second of two concurrent calls with one key finds the first.
    const repeated = idempotencyKey && (await findRepeatedRefund(transaction, idempotencyKey));
    if (repeated) return sameOrder(repeated, order, bookingId);
    return refundByStaff(transaction, caller, booking, { ...order, incidentId: null, idempotencyKey, path: '' }, now);
  });
  await sendRefunds(services, { bookingId });
  const [row] = await findRefunds(services.database.query, [id]);
  if (!row) throw new CubbyError('INTERNAL_ERROR', 'The refund could not be loaded.');
  return serializeRefund(row);
}

function sameOrder(known: { id: string; booking_id: string; amount: number }, order: Order, bookingId: string): string {
  if (known.booking_id !== bookingId || known.amount !== order.amount)
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another refund: send a new one.',
    );
  return known.id;
}
