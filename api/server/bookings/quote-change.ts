import type { ChangeQuote } from '../../contract/structs/quote.ts';
import type { Caller } from '../http/call.ts';
import { presentQuote } from '../quotes/price-request.ts';
import type { Services } from '../services.ts';
import { type Change, priceChange } from './price-change.ts';

/**
 * What a change would cost, without making it: the new price, and the difference to pay (positive) or to get back.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or why the new stay cannot be had.
 */
export async function quoteChange(
  services: Services,
  caller: Caller,
  id: string,
  change: Change,
): Promise<ChangeQuote> {
  const { booking, priced, request } = await priceChange(services, caller, id, change);
  return { ...presentQuote(priced, request), amount_due: priced.totals.post_discount_price - booking.total };
}
