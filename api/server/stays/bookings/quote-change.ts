import type { ChangeQuote } from '../../../contract/structs/quote.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { serializeQuote } from '../pricing/price-request.ts';
import { type Change, priceChange } from './price-change.ts';
import type { HasRefundPolicy } from './record/refund-terms.ts';
import type { BookingWithStashpoint } from './record/store.ts';

/**
 * Returns the price of a change, without making it: the new price, and what is to be paid (positive) or
 * refunded, and what stays paid without being refunded.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or the refusal of the new stay.
 */
export async function quoteChange(
  services: HasDatabase & HasClock & HasRefundPolicy,
  booking: BookingWithStashpoint,
  change: Change,
): Promise<ChangeQuote> {
  const { priced, request, decided } = await priceChange(services, booking, change);
  const { due, refund, unrefunded } = decided;
  return { ...serializeQuote(priced, request), amount_due: due - refund, unrefunded_amount: unrefunded };
}
