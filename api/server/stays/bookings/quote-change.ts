import type { ChangeQuote } from '../../../contract/structs/quote.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { presentQuote } from '../pricing/price-request.ts';
import { type Change, priceChange } from './price-change.ts';

/**
 * What a change would cost, without making it: the new price, and the difference to pay (positive) or to get back.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or why the new stay cannot be had.
 */
export async function quoteChange(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  change: Change,
): Promise<ChangeQuote> {
  const { booking, priced, request } = await priceChange(services, caller, id, change);
  // What staff paid back before is not there to be paid back again.
  const left = (booking.charged ?? 0) - (booking.refunded ?? 0);
  const difference = priced.totals.post_discount_price - booking.total;
  return { ...presentQuote(priced, request), amount_due: Math.max(difference, -left) };
}
