import type { Booking } from '@cubby/api';

type Refunded = Pick<Booking, 'refund_offer' | 'post_refund_price' | 'credit_amount' | 'refund_credit_amount'>;

/**
 * Splits a refund by its source, in minor units: to the card what cards have paid and not been refunded, the rest to
 * credit. The server splits in the same order.
 */
export function refundParts({ refund_offer, post_refund_price, credit_amount, refund_credit_amount }: Refunded) {
  const amount = refund_offer?.amount ?? 0;
  const creditLeft = Math.max(0, credit_amount - refund_credit_amount);
  const card = Math.min(amount, post_refund_price - creditLeft);
  return { amount, card, credit: amount - card };
}
