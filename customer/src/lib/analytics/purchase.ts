import { type Booking, PURCHASE_TAX_SHARE } from '@cubby/api';
import type { AnalyticsEvents } from './events.ts';

/** Returns the purchase event of a paid booking: its revenue, and the tax, which is a fifth of it. */
export function purchaseOf(booking: Booking): AnalyticsEvents['purchase'] {
  const value = booking.total_price_amount;
  return {
    transaction_id: booking.id,
    value,
    tax: Math.round(value * PURCHASE_TAX_SHARE),
    currency: booking.ccy_code,
    coupon: booking.coupon_code,
    items: booking.storage_spaces.map(({ id, quantity, size }) => ({ item_id: id, quantity, size })),
  };
}
