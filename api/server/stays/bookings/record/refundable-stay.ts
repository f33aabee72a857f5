import { min } from 'date-fns/min';
import type { RefundableStay, RefundPolicy } from '../../../../contract/rules/refunds.ts';
import type { BookingRow } from './booking.ts';

type PricedRow = Pick<
  BookingRow,
  'first_day_price' | 'extra_day_price' | 'booking_fee' | 'guarantee_fee' | 'tree_price' | 'discount_amount'
>;

type PaidRow = PricedRow &
  Pick<BookingRow, 'dropoff' | 'refund_dropoff' | 'checked_in_at' | 'confirmed_at' | 'total' | 'kept_amount'> & {
    charged: number | null;
    refunded: number | null;
    paid_at: Date | null;
  };

/**
 * Returns a booking in the form of the refund policy: its lines, what was paid of them and when. A stay that cost
 * nothing at first counts from its confirmation.
 */
export function refundableStay(row: PaidRow): RefundableStay {
  const instants = [row.paid_at, row.confirmed_at].filter((instant) => instant !== null);
  return {
    paid: (row.charged ?? 0) - (row.refunded ?? 0),
    dropoff: row.refund_dropoff ?? row.dropoff,
    inside: row.checked_in_at !== null,
    ...(row.kept_amount > 0 && { keeps: { total: row.total, kept: row.kept_amount } }),
    paidAt: instants.length > 0 ? min(instants) : null,
    ...refundLines(row),
  };
}

/** Returns the price in the lines of the refund policy. */
export function refundLines(row: PricedRow): Pick<RefundableStay, 'lines' | 'discount'> {
  return {
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
