import { useSWRConfig } from 'swr';
import { api, callKey } from '../lib/api/api.ts';
import { useSending } from '../lib/forms/use-sending.ts';
import type { useOffer } from './use-offer.ts';

type Request = ReturnType<typeof useOffer>['request'];

/** Tries a code before it takes the place of the one in force: a code that is refused changes nothing. */
export function useCouponTrial(request: Request, onAccepted: (code: string) => void) {
  const { mutate } = useSWRConfig();
  const { send, pending, error } = useSending();
  const tryCode = (typed: string) =>
    send(async () => {
      const quote = await api.createQuote({ body: { ...request, coupon_code: typed } });
      const code = quote.coupon_code ?? typed;
      await mutate(callKey('createQuote', { body: { ...request, coupon_code: code } }), quote, { revalidate: false });
      onAccepted(code);
    });
  return { tryCode, pending, error };
}
