import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { listPayments, type PaymentRow } from './attempts.ts';
import { chargedBack } from './disputes.ts';

export interface RefundablePayment {
  id: string;
  /** Minor units of it that were not refunded to the card yet. */
  refundable: number;
}

export interface Refundable {
  payments: RefundablePayment[];
  /** The most that can be refunded to cards: less than the payments where card money has become credit. */
  card: number;
  /** Credit that was spent here and not refunded yet. */
  credit: number;
}

/** Finds what can be refunded of a booking and its changes, and where to. */
export async function findRefundable(transaction: Kysely<Schema>, bookingId: string): Promise<Refundable> {
  const payments = await refundablePayments(transaction, bookingId);
  const entries = await transaction
    .selectFrom('ledger_entries')
    .select('amount')
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ['charge_credit', 'refund_credit'])
    .execute();
  const credit = entries.reduce((sum, { amount }) => sum + amount, 0);
  const onCards = payments.reduce((sum, { refundable }) => sum + refundable, 0);
  // Credit refunded beyond the credit spent came from card payments.
  return { payments, card: onCards + Math.min(0, credit), credit: Math.max(0, credit) };
}

/** Returns payments of a booking and of its changes, latest first, with what is left of each. */
async function refundablePayments(transaction: Kysely<Schema>, bookingId: string): Promise<RefundablePayment[]> {
  const changes = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('changes_booking_id', '=', bookingId)
    .execute();
  const payments: PaymentRow[] = [];
  for (const id of [bookingId, ...changes.map((change) => change.id)])
    payments.push(...(await listPayments(transaction, id)));
  const refunds = await transaction
    .selectFrom('refunds')
    .select(['payment_id', 'amount'])
    .where('booking_id', '=', bookingId)
    .execute();
  const taken = await chargedBack(transaction, bookingId);
  return payments
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount }) => {
      const back = refunds.filter((refund) => refund.payment_id === id);
      const left = amount - back.reduce((sum, refund) => sum + refund.amount, 0) - (taken.get(id) ?? 0);
      // A bank may charge back an amount that was refunded already.
      return { id, refundable: Math.max(0, left) };
    });
}
