import type { PricingStructure } from '../vocabulary/pricing.ts';
import { TREE_COUNT } from '../vocabulary/stay-limits.ts';
import { percentageOf } from './money.ts';

/**
 * The value of a coupon: per cent of what it covers, an amount in minor units of one currency, or a number of prepaid
 * bags.
 */
export type Discount = ({ percent: number } | { amount: number } | { prepaidBags: number }) & {
  limits?: DiscountLimits;
};

/** The most a discount covers: bags, days of each, and minor units in all. Null is no limit. */
export interface DiscountLimits {
  bags: number | null;
  days: number | null;
  amount: number | null;
}

export interface PricedBags {
  quantity: number;
  pricing: Pick<PricingStructure, 'first_day_cost' | 'extra_day_cost' | 'guarantee_fee' | 'booking_fee'>;
}

/** Line totals of a stay, minor units, named as on a quote. */
export interface StayTotals {
  first_day_price: number;
  extra_day_price: number;
  pre_discount_total_booking_fee: number;
  pre_discount_total_guarantee_fee: number;
  tree_price: number;
  discount_amount: number;
  /** The part of the discount that the agency that sold the prepaid bags pays. */
  prepaid_amount: number;
  pre_discount_price: number;
  post_discount_price: number;
}

/**
 * Prices a stay (design §4.1): bags by the day, one booking fee, the guarantee per bag, trees. The booking fee is that
 * of the first bags. A discount covers the booking fee and the most expensive bags, as many as its limits allow, each
 * for its first days and with its guarantee; trees never. It exceeds neither the price of what it covers nor its limit.
 * A voucher covers its prepaid bags in the same way.
 */
export function priceStay(
  bags: readonly PricedBags[],
  days: number,
  options: { trees?: number; treePrice?: number; discount?: Discount | null; guarantee?: boolean } = {},
): StayTotals {
  const { trees = TREE_COUNT.default, treePrice = 0, discount = null, guarantee = true } = options;
  const sum = (perBag: (pricing: PricedBags['pricing']) => number) =>
    bags.reduce((total, { quantity, pricing }) => total + quantity * perBag(pricing), 0);

  const first_day_price = sum((pricing) => pricing.first_day_cost);
  const extra_day_price = sum((pricing) => pricing.extra_day_cost) * (days - 1);
  const bookingFee = bags[0]?.pricing.booking_fee ?? 0;
  const guaranteeFee = guarantee ? sum((pricing) => pricing.guarantee_fee) : 0;
  const tree_price = trees * treePrice;

  const discount_amount = discount
    ? discountOf(bookingFee + priceOfCovered(bags, days, discount, guarantee), discount)
    : 0;
  const pre_discount_price = first_day_price + extra_day_price + bookingFee + guaranteeFee + tree_price;
  return {
    first_day_price,
    extra_day_price,
    pre_discount_total_booking_fee: bookingFee,
    pre_discount_total_guarantee_fee: guaranteeFee,
    tree_price,
    discount_amount,
    prepaid_amount: discount && 'prepaidBags' in discount ? discount_amount : 0,
    pre_discount_price,
    post_discount_price: pre_discount_price - discount_amount,
  };
}

/** Returns the total price of one bag for a day, minor units: the "from" price shown everywhere. */
export function oneBagTotal(pricing: PricedBags['pricing']): number {
  return priceStay([{ quantity: 1, pricing }], 1).post_discount_price;
}

function discountOf(covered: number, discount: Discount): number {
  const off =
    'percent' in discount ? percentageOf(covered, discount.percent) : 'amount' in discount ? discount.amount : covered;
  return Math.min(off, covered, discount.limits?.amount ?? covered);
}

/** Returns the price of the bags that a discount covers, without the booking fee. */
function priceOfCovered(bags: readonly PricedBags[], days: number, discount: Discount, guarantee: boolean): number {
  const { limits } = discount;
  const count = 'prepaidBags' in discount ? discount.prepaidBags : (limits?.bags ?? Number.POSITIVE_INFINITY);
  const extraDays = Math.min(days, limits?.days ?? days) - 1;
  return bags
    .flatMap(({ quantity, pricing }) =>
      Array.from(
        { length: quantity },
        () => pricing.first_day_cost + pricing.extra_day_cost * extraDays + (guarantee ? pricing.guarantee_fee : 0),
      ),
    )
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, price) => sum + price, 0);
}

export const COST_LINE_KINDS = [
  'bags',
  'booking_fee',
  'insurance',
  'discount',
  'prepaid',
  'trees',
  'unrefunded',
  'total',
] as const;
export interface CostLine {
  kind: (typeof COST_LINE_KINDS)[number];
  /** Minor units; a discount or a prepaid amount is negative. */
  amount: number;
}

/**
 * Returns the lines of a price in the order of specification §9, but with deductions after the guarantee, which they
 * cover, too. Lines of zero are left out, except the total. What was saved too late to be refunded stands before it.
 */
export function costLines(totals: Omit<StayTotals, 'pre_discount_price'> & { unrefunded_amount?: number }): CostLine[] {
  const { unrefunded_amount: unrefunded = 0 } = totals;
  const lines: CostLine[] = [
    { kind: 'bags', amount: totals.first_day_price + totals.extra_day_price },
    { kind: 'booking_fee', amount: totals.pre_discount_total_booking_fee },
    { kind: 'insurance', amount: totals.pre_discount_total_guarantee_fee },
    { kind: 'discount', amount: totals.prepaid_amount - totals.discount_amount },
    { kind: 'prepaid', amount: -totals.prepaid_amount },
    { kind: 'trees', amount: totals.tree_price },
    { kind: 'unrefunded', amount: unrefunded },
  ];
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    { kind: 'total', amount: totals.post_discount_price + unrefunded },
  ];
}
