import { findUser } from '../../people/users/accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { couponGuesses } from './coupon-guesses.ts';
import { findOwnHold } from './own-hold.ts';
import { priceRequest, serializeQuote } from './price-request.ts';
import { simulateCoupon } from './simulate-coupon.ts';

export function pricingRoutes(
  services: HasDatabase & HasClock & HasGuesses,
): HandlersOf<'createQuote' | 'simulateCoupon'> {
  return {
    createQuote: async ({ body, findCaller, address }) => {
      // The caller matters for a personal coupon, and for the space and the coupon they hold already.
      const { query } = services.database;
      const caller = await findCaller();
      const user = caller && body.coupon_code ? await findUser(query, caller.userId) : undefined;
      const own = caller ? await findOwnHold(query, caller.userId, body, services.now()) : undefined;
      const priced = await priceRequest(services, body, {
        userId: user?.id ?? null,
        email: user?.email ?? null,
        takeGuess: couponGuesses(services, caller, address),
        ...(own && { replaces: { id: own.id, coupon: null }, redeems: own.coupon_id !== null }),
      });
      return serializeQuote(priced, body);
    },
    simulateCoupon: ({ params, body }) => simulateCoupon(services, params.code, body),
  };
}
