import type { Kysely } from 'kysely';
import { settleOutsideRefund } from '../../../contract/rules/settlement.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { findPaymentByIntent, type PaymentRow } from '../../money/payments/attempts.ts';
import type { SentRefund } from '../../money/payments/gateway.ts';
import { writeOutsideRefund } from '../../money/payments/write-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { lockOwner } from '../bookings/record/booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';

/**
 * Records a refund that was made in the payment service's dashboard, once, under the service's id: the platform bears
 * it. One that fails later is reversed. Events may come twice and in any order: only the difference to what is booked
 * already is written.
 */
export async function recordOutsideRefund(
  { database, log, now }: HasDatabase & HasClock & HasLog,
  refund: SentRefund,
): Promise<void> {
  const payment = await findPaymentByIntent(database.query, refund.intentId ?? '');
  if (!payment) {
    log.warn({ refund: refund.id }, 'a refund of an unknown payment');
    return;
  }
  const taken = await database.transaction((transaction) => record(transaction, refund, payment, now()));
  if (refund.refusal === null && taken < refund.amount)
    log.error({ refund: refund.id, taken, amount: refund.amount }, 'a refund of more than its payment still has');
}

/** Returns what the refund has taken from its payment. */
async function record(
  transaction: Kysely<Schema>,
  { id, amount: wanted, refusal }: SentRefund,
  payment: PaymentRow,
  now: Date,
): Promise<number> {
  const bookingId = await lockOwner(transaction, payment.booking_id);
  const known = await transaction.selectFrom('refunds').select('amount').where('id', '=', id).executeTakeFirst();
  const before = known?.amount ?? 0;
  const stay = await findMailedBooking(transaction, bookingId);
  const asked = refusal !== null ? 0 : known ? before : wanted;
  const { rows, booked: amount } = settleOutsideRefund(stay, { payment_id: payment.id, amount: asked, before });
  if (amount === before) return amount;
  await writeOutsideRefund(transaction, { id, booking_id: bookingId, payment_id: payment.id, amount, created: now });
  const named = rows.map((row) => (row.kind === 'refund_card' ? { ...row, refund_id: id } : row));
  await appendRows(transaction, { id: bookingId, currency_code: payment.currency_code }, named, now);
  return amount;
}
