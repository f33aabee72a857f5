import type { ChangeQuote } from '../../../contract/structs/quote.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { serializeQuote } from '../pricing/price-request.ts';
import { type Change, priceChange } from './price-change.ts';

/**
 * Returns the price of a change, without making it: the new price, and the difference to pay (positive) or to be
 * refunded.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or the refusal of the new stay.
 */
export async function quoteChange(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  change: Change,
): Promise<ChangeQuote> {
  const { booking, priced, request } = await priceChange(services, caller, id, change);
  // An amount staff refunded before cannot be refunded again.
  const left = (booking.charged ?? 0) - (booking.refunded ?? 0);
  const difference = priced.totals.post_discount_price - booking.total;
  return { ...serializeQuote(priced, request), amount_due: Math.max(difference, -left) };
}
