import type { ChangeQuote } from '../../../contract/structs/quote.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { serializeQuote } from '../pricing/price-request.ts';
import { type Change, priceChange } from './price-change.ts';
import type { HasRefundPolicy } from './record/refundable-stay.ts';

/**
 * Returns the price of a change, without making it: the new price, and what is to be paid (positive) or
 * refunded, and what stays paid without being refunded.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE, or the refusal of the new stay.
 */
export async function quoteChange(
  services: HasDatabase & HasClock & HasRefundPolicy,
  caller: Caller,
  id: string,
  change: Change,
): Promise<ChangeQuote> {
  const { priced, request, decided } = await priceChange(services, caller, id, change);
  const { due, refund, unrefunded } = decided;
  return { ...serializeQuote(priced, request), amount_due: due - refund, unrefunded_amount: unrefunded };
}
