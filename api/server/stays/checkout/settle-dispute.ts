import type { Kysely } from 'kysely';
import { bearersOfChargeback } from '../../../contract/rules/disputes.ts';
import { type Allocation, currentAllocation, NOTHING, writeMovement } from '../../money/ledger/entries.ts';
import { findPaymentByIntent, type PaymentRow } from '../../money/payments/attempts.ts';
import { saveDispute, sharesOfDispute } from '../../money/payments/disputes.ts';
import type { Dispute } from '../../money/payments/gateway.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { lockBookingRow } from '../bookings/record/booking.ts';
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
  const paidFor = await lockBookingRow(transaction, payment.booking_id);
  const bookingId = paidFor?.changes_booking_id ?? payment.booking_id;
  await lockBookingRow(transaction, bookingId);
  await saveDispute(transaction, dispute, { paymentId: payment.id, bookingId, now });
  const shares = await sharesOfDispute(transaction, dispute.id);
  const isOut = (shares.chargeback ?? 0) < 0;
  if (isOut === dispute.isWithdrawn) return;
  const from = await currentAllocation(transaction, bookingId);
  const to = dispute.isWithdrawn
    ? await afterChargeback(transaction, bookingId, dispute.amount, from)
    : withoutShares(from, shares);
  await writeMovement(transaction, {
    bookingId,
    currency: payment.currency_code,
    kind: 'chargeback',
    amount: dispute.isWithdrawn ? -dispute.amount : -(shares.chargeback ?? 0),
    paymentId: payment.id,
    disputeId: dispute.id,
    from,
    to,
    now,
  });
}

async function afterChargeback(
  transaction: Kysely<Schema>,
  bookingId: string,
  amount: number,
  from: Allocation,
): Promise<Allocation> {
  const { stashpoint_failed } = await findMailedBooking(transaction, bookingId);
  const borne = bearersOfChargeback(amount, {
    hostShare: from.host_share,
    stashpointFailed: Boolean(stashpoint_failed),
  });
  return { ...from, host_share: from.host_share - borne.host, platform_fee: from.platform_fee - borne.platform };
}

/** Returns the allocation without these shares: returned money is credited to those who had borne it. */
function withoutShares(from: Allocation, shares: Partial<Record<string, number>>): Allocation {
  const parts = Object.keys(NOTHING) as (keyof Allocation)[];
  return Object.fromEntries(parts.map((part) => [part, from[part] - (shares[part] ?? 0)])) as unknown as Allocation;
}
