import type { PricedBags } from '../../../../contract/rules/price.ts';
import { type BagSize, LARGEST_FIRST } from '../../../../contract/vocabulary/bag-sizes.ts';
import { CURRENCIES } from '../../../../contract/vocabulary/currencies.ts';
import type { PricingStructure } from '../../../../contract/vocabulary/pricing.ts';
import type { Demand } from '../availability/demand.ts';
import type { StashpointRow } from '../record/stashpoint-row.ts';

export type PricedRow = Pick<
  StashpointRow,
  'currency_code' | 'first_day_cost' | 'extra_day_cost' | 'booking_fee' | 'guarantee_fee' | 'size_pricing'
>;

/** Returns the prices of a place for a bag of a size; without a size, its common price. */
export function pricingOf(row: PricedRow, size: BagSize = 'standard'): PricingStructure {
  const currency = CURRENCIES[row.currency_code];
  return {
    booking_fee: row.booking_fee,
    ccy: row.currency_code,
    ccy_minor_in_major: currency.minorInMajor,
    ccy_symbol: currency.symbol,
    extra_day_cost: row.size_pricing[size]?.extra_day_cost ?? row.extra_day_cost,
    first_day_cost: row.size_pricing[size]?.first_day_cost ?? row.first_day_cost,
    guarantee_fee: row.guarantee_fee,
  };
}

/** Returns bags by size with the price of each, ready for priceStay. */
export function pricedBags(row: PricedRow, demand: Demand): (PricedBags & { size: BagSize })[] {
  return LARGEST_FIRST.filter((size) => demand[size] > 0).map((size) => ({
    size,
    quantity: demand[size],
    pricing: pricingOf(row, size),
  }));
}
