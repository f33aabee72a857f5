import type { HandlersOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { presentQuote, priceRequest } from './price-request.ts';

export function quoteRoutes(services: Services): HandlersOf<'createQuote'> {
  return {
    createQuote: async ({ body, findCaller }) => {
      // Who asks matters only for a coupon that is one person's.
      const caller = body.coupon_code ? await findCaller() : null;
      const priced = await priceRequest(services, body, { userId: caller?.userId ?? null });
      return presentQuote(priced, body);
    },
  };
}
