import { type HandInPart, missingParts } from './host-stashpoints.ts';
import type { AdminStashpoint } from './stashpoint.ts';
import {
  FAR_PIN_METRES,
  type StashpointChecks,
  USUAL_HOST_SHARE,
  USUAL_PRICE_DIFFERENCE,
} from './stashpoint-checks.ts';

/** Reasons to check a place again before it goes online. */
export type ApprovalDoubt = HandInPart | 'house_number' | 'price' | 'share' | 'pin' | 'twin' | 'unchecked';

type Looked = Parameters<typeof missingParts>[0] &
  Pick<AdminStashpoint, 'address' | 'first_day_cost' | 'first_day_commission'>;

/** Returns the open points before an approval: missing parts, unclear or unusual ones, and possible duplicates. */
export function approvalDoubts(
  stashpoint: Looked,
  checks: Pick<StashpointChecks, 'duplicates' | 'pin' | 'city_price'> | null,
): ApprovalDoubt[] {
  const missing = missingParts(stashpoint);
  const hasNumber = /\d/.test(stashpoint.address);
  const difference = priceDifference(stashpoint.first_day_cost, checks?.city_price ?? null);
  return [
    ...missing,
    ...(hasNumber || missing.includes('address') ? [] : (['house_number'] as const)),
    ...(difference !== null && isOddPrice(difference) ? (['price'] as const) : []),
    ...(isUsualShare(hostShare(stashpoint)) ? [] : (['share'] as const)),
    ...(checks?.pin && checks.pin.distance_m > FAR_PIN_METRES[checks.pin.against] ? (['pin'] as const) : []),
    ...(checks && checks.duplicates.length > 0 ? (['twin'] as const) : []),
    ...(checks ? [] : (['unchecked'] as const)),
  ];
}

/** Returns the difference from the city's median price as a share of it: 0.4 for 40 % above; null without a median. */
export function priceDifference(firstDayCost: number, price: StashpointChecks['city_price']): number | null {
  return price && firstDayCost / Math.max(1, price.first_day_cost) - 1;
}

export function isOddPrice(difference: number): boolean {
  return Math.abs(difference) > USUAL_PRICE_DIFFERENCE;
}

export function isUsualShare(share: number): boolean {
  return share >= USUAL_HOST_SHARE.minimum && share <= USUAL_HOST_SHARE.maximum;
}

/** Returns the host's part of the first day's price, 0 to 1; 0 for a free place. */
function hostShare({ first_day_cost, first_day_commission }: Looked): number {
  return first_day_cost > 0 ? (first_day_commission ?? 0) / first_day_cost : 0;
}
