import { percentageOf } from './money.ts';

/** The host's share of a bag's price, in per cent. A new place begins in the middle. */
export const HOST_SHARE = { minimum: 40, maximum: 60, starting: 50 } as const;

/** Open days of a month, rounded: most shops close one day a week. */
export const OPEN_DAYS_A_MONTH = 26;

/** Expected earnings of a host in a month, minor units of the price's currency. */
export interface HostEarnings {
  low: number;
  typical: number;
  high: number;
}

/**
 * Estimates a host's earnings. Every bag is assumed to stay one day, as most do, and to pay the first day's price; of
 * that the host earns 40 to 60 per cent. Booking fee, guarantee and trees are not shared, and cancelled stays do not
 * count as bags. Amounts are whole minor units, rounded half up; invalid input earns nothing.
 *
 * @param bagsPerDay bags stored on an open day, on average; may be a fraction
 * @param pricePerBag the price of a bag's first day for a traveller, minor units
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
