import type { AdminStashpoint } from '@cubby/api';

export interface SharedPrice {
  kind: 'first_day' | 'extra_day';
  /** Per bag, in minor units: the traveller's price, the host's earnings of it and our remainder. */
  price: number;
  host: number;
  cubby: number;
  /** The host's part of the price, 0 to 1; null if it is free. */
  share: number | null;
}

type Priced = Pick<AdminStashpoint, 'pricing_structure' | 'first_day_commission' | 'extra_day_commission'>;

/** Divides the price of a bag (design §4.6). Fees, guarantee and trees are not shared and not included. */
export function shareOfHost({ pricing_structure, first_day_commission, extra_day_commission }: Priced): SharedPrice[] {
  return [
    divide('first_day', pricing_structure.first_day_cost, first_day_commission),
    divide('extra_day', pricing_structure.extra_day_cost, extra_day_commission),
  ];
}

/** Staff and owners see every share. */
function divide(kind: SharedPrice['kind'], price: number, known: number | null): SharedPrice {
  const host = known ?? 0;
  return { kind, price, host, cubby: price - host, share: price > 0 ? host / price : null };
}
