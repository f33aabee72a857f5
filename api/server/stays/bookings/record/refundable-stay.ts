import type { RefundableStay, RefundPolicy } from '../../../../contract/rules/refunds.ts';
import type { BookingRow } from './booking.ts';

type PricedRow = Pick<
  BookingRow,
  'dropoff' | 'first_day_price' | 'extra_day_price' | 'booking_fee' | 'guarantee_fee' | 'tree_price' | 'discount_amount'
>;

/** Returns a booking in the form of the refund policy: its lines, what was paid of them and when. */
export function refundableStay(
  row: PricedRow & { charged: number | null; refunded: number | null; paid_at: Date | null },
): RefundableStay {
  return {
    paid: (row.charged ?? 0) - (row.refunded ?? 0),
    dropoff: row.dropoff,
    paidAt: row.paid_at,
    lines: {
      bags: row.first_day_price + row.extra_day_price,
      booking_fee: row.booking_fee,
      guarantee: row.guarantee_fee,
      trees: row.tree_price,
    },
    discount: row.discount_amount,
  };
}

export interface HasRefundPolicy {
  /** The refund for cancelling. */
  refundPolicy: RefundPolicy;
}
