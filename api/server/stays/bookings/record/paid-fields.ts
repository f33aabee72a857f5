import { type SettledStay, sumsOf } from '../../../../contract/rules/settlement.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import type { BookingRow } from './booking.ts';

type PaidRow = Pick<BookingRow, 'state' | 'total' | 'credit_amount'> & Pick<SettledStay, 'ledger'>;

/**
 * Returns what was paid and refunded of the current price, so that total, refund and remainder add up. A difference
 * refunded because the stay became cheaper is part of the price, not of the refund; it is in `movements`.
 */
export function paidFields(row: PaidRow) {
  const { charged_credit, refunded_credit, left } = sumsOf(row);
  const refund_amount = refundedOf(row);
  const refund_credit_amount = Math.max(0, Math.min(refunded_credit, refund_amount));
  const creditLeft = Math.max(0, charged_credit - refunded_credit);
  return {
    partially_refunded: refund_amount > 0 && left > 0,
    payment_status: paymentStatus(row, refund_amount),
    post_refund_price: Math.max(0, left),
    refund_amount,
    credit_amount:
      row.state === 'held' ? row.credit_amount : Math.min(charged_credit, creditLeft + refund_credit_amount),
    refund_credit_amount,
  };
}

/** Returns what was refunded of the current price, minor units. */
export function refundedOf({ total, ...stay }: Pick<PaidRow, 'total' | 'ledger'>): number {
  const { charged, left } = sumsOf(stay);
  return charged === 0 ? 0 : Math.max(0, total - left);
}

function paymentStatus(row: PaidRow, refunded: number): Booking['payment_status'] {
  const { charged, left } = sumsOf(row);
  if (row.state === 'held') return 'awaiting_payment';
  if (charged === 0) return row.total === 0 && row.state !== 'expired' ? 'paid' : 'unpaid';
  if (refunded === 0) return 'paid';
  return left > 0 ? 'partially_refunded' : 'refunded';
}
