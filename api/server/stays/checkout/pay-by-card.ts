import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import type { CardPayment } from '../../../contract/structs/payment.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { insertPayment, pendingPayment, refusedPayment } from '../../money/payments/attempts.ts';
import type { SendsRefunds } from '../../money/payments/refund-booking.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { findPayable } from '../bookings/find-payable.ts';
import type { PresentsBookings } from '../bookings/record/present-booking.ts';
import type { Payer } from '../bookings/record/require-payer.ts';
import { finalizeIntent } from './finalize-payment.ts';

/**
 * Charges a card for a held booking, or for the difference of a pending change.
 *
 * @throws CubbyError HOLD_EXPIRED, BOOKING_NOT_CHANGEABLE when nothing is due, PAYMENT_FAILED with the bank's words.
 */
export async function payByCard(
  services: HasCards & SendsRefunds & PresentsBookings,
  payer: Payer,
  { booking_id, payment_method }: { booking_id: string; payment_method: string },
  idempotencyKey: string | null,
): Promise<CardPayment> {
  const id = normaliseBookingId(booking_id);
  const payable = await findPayable(services, id, payer);
  const now = services.now();
  if (payable.expiresAt <= now)
    throw new CubbyError('HOLD_EXPIRED', 'The fifteen minutes to pay for this booking are over: book again.');
  if (payable.amount <= 0) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'There is nothing to pay.');

  const order = { amount: payable.amount, currency: payable.currency, bookingId: id };
  const intent = await services.payments
    .charge({ ...order, paymentMethod: payment_method, idempotencyKey: `${id}:${idempotencyKey ?? hexId(8)}` })
    .catch(async (error: unknown) => {
      // Written down before it is told: staff see who could not pay, and why.
      if (error instanceof CubbyError) await insertPayment(services.database.query, refusedPayment(order, error, now));
      throw error;
    });
  await insertPayment(services.database.query, pendingPayment(intent, id, now));
  // Money that has been taken is settled at once: the browser's own call then finds everything done.
  if (intent.status === 'succeeded') await finalizeIntent(services, intent);
  return {
    booking_id: id,
    status: intent.status === 'requires_action' ? 'requires_action' : 'succeeded',
    client_secret: intent.clientSecret,
    next_action: intent.nextAction,
  };
}
