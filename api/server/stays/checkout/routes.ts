import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import type { FinalizedPayment } from '../../../contract/structs/payment.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { listPayments } from '../../money/payments/attempts.ts';
import { openKeptCards } from '../../money/payments/customers.ts';
import type { PaymentIntent } from '../../money/payments/gateway.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { Visitor } from '../bookings/record/booking-rights.ts';
import { getOwnBooking } from '../bookings/record/get-booking.ts';
import { requirePayable } from '../bookings/record/require-payer.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { findAttempt } from './charge-attempt.ts';
import { finalizeIntent } from './finalize-payment.ts';
import { payByCard } from './pay-by-card.ts';

export function paymentRoutes(
  services: HasConfig & HasCards & SendsRefunds & SerializesBookings,
): HandlersOf<'payByCard' | 'openKeptCards' | 'finalizePayment'> {
  return {
    payByCard: async ({ findCaller, body, idempotencyKey }) =>
      payByCard(services, { caller: await findCaller(), pass: body.pass ?? null }, body, idempotencyKey),
    openKeptCards: async ({ caller }) => ({ client_secret: await openKeptCards(services, caller.userId) }),
    finalizePayment: async ({ findCaller, body }) =>
      finalizePayment(
        services,
        { caller: await findCaller(), pass: body.pass ?? null },
        normaliseBookingId(body.booking_id),
      ),
  };
}

/**
 * Settles for the browser: asks the payment service for the result of the latest attempt.
 *
 * @throws CubbyError PAYMENT_INCOMPLETE while the bank's answer is pending, PAYMENT_FAILED, HOLD_EXPIRED when it was
 * refunded.
 */
async function finalizePayment(
  services: HasCards & SendsRefunds & SerializesBookings,
  payer: Visitor,
  id: string,
): Promise<FinalizedPayment> {
  const row = await requirePayable(services, id, payer);
  const intent = await settleAttempts(services, id);
  const booking = await getOwnBooking(services, row.changes_booking_id ?? id, payer.caller?.userId ?? null);
  const isPaid = row.changes_booking_id === null && booking.state !== 'held' && booking.state !== 'expired';
  if (intent?.status === 'failed' && !isPaid)
    throw new CubbyError('PAYMENT_FAILED', intent.refusal?.message ?? 'The payment failed.', {
      ...(intent.refusal && { payment: intent.refusal }),
    });
  if (intent && intent.status !== 'succeeded' && !isPaid)
    throw new CubbyError('PAYMENT_INCOMPLETE', 'The payment is not yet complete.');
  if (booking.state === 'expired')
    throw new CubbyError(
      'HOLD_EXPIRED',
      'The payment came too late, and the space has been booked by someone else. It will be refunded in full.',
    );
  if (booking.state === 'held') throw new CubbyError('PAYMENT_INCOMPLETE', 'There is no payment yet.');
  return { booking };
}

/** Checks every attempt that may still be paid, the latest last. Returns the result of that one. */
async function settleAttempts(
  services: HasCards & SendsRefunds & SerializesBookings,
  id: string,
): Promise<PaymentIntent | null> {
  const open = (await listPayments(services.database.query, id)).filter(({ ended_at }) => ended_at === null);
  let latest: PaymentIntent | null = null;
  for (const attempt of open.toReversed()) {
    latest = await findAttempt(services, attempt);
    if (latest) await finalizeIntent(services, latest);
  }
  return latest;
}
