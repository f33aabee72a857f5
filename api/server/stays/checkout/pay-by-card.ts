import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { ownPath } from '../../../contract/rules/own-path.ts';
import type { CardPayment } from '../../../contract/structs/payment.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { insertPayment, pendingPayment, refusedPayment } from '../../money/payments/attempts.ts';
import { findPaymentCustomer } from '../../money/payments/customers.ts';
import type { ChargedWith, HasPayments } from '../../money/payments/gateway.ts';
import type { SendsRefunds } from '../../money/payments/refund-booking.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findPayable } from '../bookings/find-payable.ts';
import type { Payer } from '../bookings/record/require-payer.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { finalizeIntent } from './finalize-payment.ts';

interface PaymentOrder {
  booking_id: string;
  payment_method?: string | undefined;
  confirmation_token?: string | undefined;
  return_path?: string | undefined;
}

/**
 * Charges for a held booking, or for the difference of a pending change.
 *
 * @throws CubbyError INVALID_DATA without exactly one means of payment, HOLD_EXPIRED, BOOKING_NOT_CHANGEABLE when
 * nothing is due, PAYMENT_FAILED with the bank's words.
 */
export async function payByCard(
  services: HasConfig & HasCards & SendsRefunds & SerializesBookings,
  payer: Payer,
  order: PaymentOrder,
  idempotencyKey: string | null,
): Promise<CardPayment> {
  const id = normaliseBookingId(order.booking_id);
  const payable = await findPayable(services, id, payer);
  const now = services.now();
  if (payable.expiresAt <= now)
    throw new CubbyError('HOLD_EXPIRED', 'The 15 minutes to pay for this booking have run out: book again.');
  if (payable.amount <= 0) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'There is nothing to pay.');

  const due = { amount: payable.amount, currency: payable.currency, bookingId: id };
  const means = await chargedWith(services, payer, id, order);
  const intent = await services.payments
    .charge({ ...due, with: means, idempotencyKey: `${id}:${idempotencyKey ?? hexId(8)}` })
    .catch(async (error: unknown) => {
      // Stored before it is reported: staff see failed payments and their reasons.
      if (error instanceof CubbyError) await insertPayment(services.database.query, refusedPayment(due, error, now));
      throw error;
    });
  await insertPayment(services.database.query, pendingPayment(intent, id, now));
  // A completed payment is settled at once: the browser's own call then finds everything done.
  if (intent.status === 'succeeded') await finalizeIntent(services, intent);
  return {
    booking_id: id,
    status: intent.status === 'requires_action' ? 'requires_action' : 'succeeded',
    client_secret: intent.clientSecret,
    next_action: intent.nextAction,
  };
}

async function chargedWith(
  { config, database, payments }: HasConfig & HasDatabase & HasPayments,
  { caller }: Payer,
  bookingId: string,
  { payment_method, confirmation_token, return_path }: PaymentOrder,
): Promise<ChargedWith> {
  if ((payment_method === undefined) === (confirmation_token === undefined))
    throw new CubbyError('INVALID_DATA', 'Send either payment_method or confirmation_token.');
  if (confirmation_token === undefined) return { paymentMethod: payment_method ?? '' };
  return {
    confirmationToken: confirmation_token,
    customerId: caller && (await findPaymentCustomer(database.query, payments.provider, caller.userId)),
    returnUrl: config.publicUrl + (ownPath(return_path ?? null) ?? `/checkout/return/${bookingId}`),
  };
}
