import { priceOf } from '../../../../contract/rules/refunds.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import { refundLines } from './refundable-stay.ts';
import type { BookingWithStashpoint } from './store.ts';

type PaidRow = Pick<
  BookingWithStashpoint,
  'state' | 'total' | 'credit_amount' | 'charged' | 'refunded' | 'charged_credit' | 'refunded_credit'
>;

/**
 * Returns what was paid and refunded of the current price, so that total, refund and remainder add up. A difference
 * refunded because the stay became cheaper is part of the price, not of the refund; it is in `movements`.
 */
export function paidFields(row: PaidRow) {
  const { charged, refunded, charged_credit, refunded_credit } = sumsOf(row);
  const left = charged - refunded;
  const refund_amount = refundedOf(row.total, charged, refunded);
  const refund_credit_amount = Math.min(refunded_credit, refund_amount);
  const creditLeft = Math.max(0, charged_credit - refunded_credit);
  return {
    partially_refunded: refund_amount > 0 && left > 0,
    payment_status: paymentStatus(row, refund_amount, left),
    post_refund_price: Math.max(0, left),
    refund_amount,
    credit_amount:
      row.state === 'held' ? row.credit_amount : Math.min(charged_credit, creditLeft + refund_credit_amount),
    refund_credit_amount,
  };
}

/** Returns what of the total no part of the stay costs any more: it was saved too late to be refunded. */
export function unrefundedOf(row: Parameters<typeof refundLines>[0] & { total: number; kept_amount: number }): number {
  return Math.min(row.kept_amount, row.total - priceOf(refundLines(row)));
}

/** Returns what was refunded of the current price, minor units. */
export function refundedOf(total: number, charged: number, refunded: number): number {
  return charged === 0 ? 0 : Math.max(0, total - (charged - refunded));
}

function sumsOf({ charged, refunded, charged_credit, refunded_credit }: PaidRow) {
  return {
    charged: charged ?? 0,
    refunded: refunded ?? 0,
    charged_credit: charged_credit ?? 0,
    refunded_credit: refunded_credit ?? 0,
  };
}

function paymentStatus(row: PaidRow, refunded: number, left: number): Booking['payment_status'] {
  if (row.state === 'held') return 'awaiting_payment';
  if ((row.charged ?? 0) === 0) return row.total === 0 && row.state !== 'expired' ? 'paid' : 'unpaid';
  if (refunded === 0) return 'paid';
  return left > 0 ? 'partially_refunded' : 'refunded';
}
