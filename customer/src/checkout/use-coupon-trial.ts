import type { Quote } from '@cubby/api';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { api, callKey } from '../lib/api/api.ts';
import { useSending } from '../lib/forms/use-sending.ts';
import type { useOffer } from './use-offer.ts';

type Request = ReturnType<typeof useOffer>['request'];

/** The field for a code, tried before it replaces the applied one: a refused code changes nothing. */
export function useCouponTrial(request: Request, onAccepted: (code: string) => void) {
  const { mutate } = useSWRConfig();
  const { send, pending, error } = useSending();
  const [typed, setTyped] = useState('');
  const [isEdited, setEdited] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setEdited(true);
  };
  /** Tries the typed code; returns the price with it, or null if it was refused. */
  const tryTyped = async (): Promise<Quote | null> => {
    let accepted: Quote | null = null;
    setEdited(false);
    await send(async () => {
      const quote = await api.createQuote({ body: { ...request, coupon_code: typed.trim() } });
      const code = quote.coupon_code ?? typed.trim();
      await mutate(callKey('createQuote', { body: { ...request, coupon_code: code } }), quote, { revalidate: false });
      onAccepted(code);
      setTyped('');
      accepted = { ...quote, coupon_code: code };
    });
    return accepted;
  };
  // A refused code is not tried again until it is edited.
  const isUntried = isEdited && typed.trim() !== '';
  return { typed, type, tryTyped, isUntried, pending, error: isEdited ? null : error };
}
