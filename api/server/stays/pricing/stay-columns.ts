import type { PricedStay, StayToPrice } from './price-request.ts';

/** Returns the columns of a booking that its priced stay decides: times, bags, prices. */
export function stayColumns(priced: PricedStay, request: Pick<StayToPrice, 'bag_count'>) {
  const { stashpoint, stay, demand, totals } = priced;
  return {
    dropoff: stay.dropoff,
    pickup: stay.pickup,
    bag_count: request.bag_count,
    ...demand,
    currency_code: stashpoint.currency_code,
    first_day_price: totals.first_day_price,
    extra_day_price: totals.extra_day_price,
    booking_fee: totals.pre_discount_total_booking_fee,
    guarantee_fee: totals.pre_discount_total_guarantee_fee,
    tree_count: priced.treeCount,
    tree_price: totals.tree_price,
    discount_amount: totals.discount_amount,
    prepaid_amount: totals.prepaid_amount,
    total: totals.post_discount_price,
    host_share: priced.hostShare,
  };
}
