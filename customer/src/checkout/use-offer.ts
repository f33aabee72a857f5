import { coverOf, MEASURED_SIZES, NEW_HOST_COUPON, type Quote, type StashpointDetail, serviceLevel } from '@cubby/api';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useCoverOffer } from '../lib/content/use-cover.ts';
import { useVariant } from '../lib/experiments/use-variant.ts';
import { type Stay, stayInstants } from '../lib/stay/stay.ts';
import { countOf } from './BagSizes.tsx';
import { isCouponProblem } from './coupon-problem.ts';
import type { Sizes } from './draft.ts';
import type { Cart } from './use-cart.ts';

/**
 * The price of a cart, and the request that books it. A refused code, such as one used elsewhere since, is left out of
 * both. If experiment 8 says so, a new place’s coupon is tried automatically; if refused, it is left out silently.
 */
export function useOffer(stashpoint: StashpointDetail, stay: Stay, cart: Cart, giftRefused: boolean) {
  const tier = serviceLevel(new URLSearchParams(useSearch()).get('tier'));
  const discounts = useVariant(8) === 'new_host_discount';
  const { isOptional } = useCoverOffer();
  const mayLeaveGuarantee = isOptional && coverOf(stashpoint.pricing_structure.guarantee_fee) !== 'none';
  const wanted = {
    stashpoint_id: stashpoint.id,
    ...stayInstants(stay, stashpoint.timezone),
    ...(cart.sizes && { bag_count: countOf(cart.sizes), storage_spaces: spacesOf(cart.sizes) }),
    tree_count: cart.trees,
    accessibility_required: cart.stepFree && stashpoint.step_free,
    // Until it is chosen, the price is the one that was shown on the way here, which includes it.
    guarantee: cart.guarantee !== false || !mayLeaveGuarantee,
    tier,
    source: 'web' as const,
  };
  const mayGift = discounts && stashpoint.features.new_stashpoint && cart.coupon === null && !giftRefused;
  const gift = useApi('createQuote', mayGift ? { body: { ...wanted, coupon_code: NEW_HOST_COUPON } } : null);
  const isGift = mayGift && gift.data !== undefined && !gift.error;

  const code = isGift ? NEW_HOST_COUPON : cart.coupon;
  const asked = useApi('createQuote', { body: { ...wanted, coupon_code: code } }, KEPT_FRESH);
  const refusal = code !== null && isCouponProblem(errorId(asked.error)) ? asked.error : undefined;
  const without = useApi('createQuote', refusal ? { body: { ...wanted, coupon_code: null } } : null, KEPT_FRESH);
  const { data = asked.data, error, isLoading } = refusal ? without : asked;

  const other = useApi(
    'createQuote',
    mayLeaveGuarantee
      ? { body: { ...wanted, guarantee: !wanted.guarantee, coupon_code: refusal ? null : code } }
      : null,
    KEPT_FRESH,
  );

  const known = isLoading || error ? undefined : data?.post_discount_price;
  const newPrice = useNewPrice(JSON.stringify([wanted, cart.coupon, isGift]), known);
  const askAgain = () => Promise.all([asked.mutate(), refusal && without.mutate()]);
  const request = { ...wanted, coupon_code: refusal ? null : code };
  const covers = mayLeaveGuarantee && data && other.data ? coversOf(data, other.data) : null;
  return {
    request,
    quote: { data, error: error ?? other.error, isLoading: isLoading || other.isLoading },
    refusal,
    newPrice,
    askAgain,
    isGift,
    covers,
  };
}

/** Refetches when the tab regains focus; the known price stays until the new one is there. */
const KEPT_FRESH = { keepPreviousData: true, revalidateOnFocus: true };

/** Returns the totals with the guarantee and without it. */
function coversOf(one: Quote, other: Quote) {
  const [covered, bare] = one.cover === 'none' ? [other, one] : [one, other];
  return { with: covered.post_discount_price, without: bare.post_discount_price };
}

function spacesOf(sizes: Sizes) {
  return MEASURED_SIZES.map((size) => ({ size, quantity: sizes[size] ?? 0 })).filter(({ quantity }) => quantity > 0);
}

/**
 * Returns the current price of a choice if it differs from the one first shown; null while nothing has changed. A price
 * in minor units, undefined until it is known.
 */
function useNewPrice(choice: string, price: number | undefined): number | null {
  const [first, setFirst] = useState({ choice: '', price: 0 });
  if (price === undefined) return null;
  if (first.choice !== choice) setFirst({ choice, price });
  return first.choice === choice && first.price !== price ? price : null;
}
