import type { HandlersOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { findUser } from '../users/user-row.ts';
import { presentQuote, priceRequest } from './price-request.ts';

export function quoteRoutes(services: Services): HandlersOf<'createQuote'> {
  return {
    createQuote: async ({ body, findCaller }) => {
      // Who asks matters only for a coupon that is one person's.
      const caller = body.coupon_code ? await findCaller() : null;
      const user = caller ? await findUser(services.database.query, caller.userId) : undefined;
      const priced = await priceRequest(services, body, { userId: user?.id ?? null, email: user?.email ?? null });
      return presentQuote(priced, body);
    },
  };
}
