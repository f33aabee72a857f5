import { percentageOf } from './money.ts';

/** What of a bag's price its host earns, per cent. A new place begins in the middle. */
export const HOST_SHARE = { minimum: 40, maximum: 60, starting: 50 } as const;

/** Shops are closed one day in the week: this is what a month has left, rounded. */
export const OPEN_DAYS_A_MONTH = 26;

/** What a host may expect in a month, minor units of the price's currency. */
export interface HostEarnings {
  low: number;
  typical: number;
  high: number;
}

/**
 * What storing bags comes to for a host. Every bag is taken to stay one day, which most do, and to pay the first
 * day's price; of that the host earns 40 to 60 per cent. Booking fee, guarantee and trees are not shared, and
 * cancelled stays do not count as bags. Amounts are whole minor units, rounded half up; nonsense earns nothing.
 *
 * @param bagsPerDay bags stored on an open day, on average; may be a fraction
 * @param pricePerBag what a traveller pays for a bag's first day, minor units
 */
export function hostEarnings({
  bagsPerDay,
  pricePerBag,
  openDays = OPEN_DAYS_A_MONTH,
}: {
  bagsPerDay: number;
  pricePerBag: number;
  openDays?: number;
}): HostEarnings {
  const product = bagsPerDay * pricePerBag * openDays;
  const paid = Number.isFinite(product) && product > 0 && bagsPerDay > 0 && pricePerBag > 0 ? Math.round(product) : 0;
  return {
    low: percentageOf(paid, HOST_SHARE.minimum),
    typical: percentageOf(paid, HOST_SHARE.starting),
    high: percentageOf(paid, HOST_SHARE.maximum),
  };
}
