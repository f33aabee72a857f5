import type { Kysely } from 'kysely';
import { settleDispute as settleDisputed } from '../../../contract/rules/settlement.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { findPaymentByIntent, type PaymentRow } from '../../money/payments/attempts.ts';
import { saveDispute } from '../../money/payments/disputes.ts';
import type { Dispute } from '../../money/payments/gateway.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { lockOwner } from '../bookings/record/booking.ts';
import { failureAt } from '../bookings/record/failure-at.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';

/**
 * Records the result of a disputed payment, and books the money that was withdrawn or returned. Events may come twice
 * and in any order: only the difference to what is booked already is written.
 */
export async function settleDispute(services: HasDatabase & HasClock & HasLog, dispute: Dispute): Promise<void> {
  const payment = await findPaymentByIntent(services.database.query, dispute.intentId ?? '');
  if (!payment) {
    services.log.warn({ dispute: dispute.id }, 'a dispute for an unknown payment');
    return;
  }
  await services.database.transaction((transaction) => settle(services, transaction, dispute, payment));
}

async function settle(
  services: HasClock,
  transaction: Kysely<Schema>,
  dispute: Dispute,
  payment: PaymentRow,
): Promise<void> {
  const now = services.now();
  const bookingId = await lockOwner(transaction, payment.booking_id);
  await saveDispute(transaction, dispute, { paymentId: payment.id, bookingId, now });
  const stay = await findMailedBooking(transaction, bookingId);
  const { failure } = failureAt(stay, now);
  const { rows } = settleDisputed(stay, {
    dispute_id: dispute.id,
    payment_id: payment.id,
    amount: dispute.amount,
    isWithdrawn: dispute.isWithdrawn,
    failedAt: failure === 'proven' ? stay.stashpoint_id : null,
  });
  await appendRows(transaction, { id: bookingId, currency_code: payment.currency_code }, rows, now);
}
